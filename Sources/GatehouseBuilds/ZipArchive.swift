#if SignedBuilds && os(Linux)
  import CArchive

  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// A zip, read by libarchive through its directory. Nothing is written anywhere; a file is unpacked only if it is asked for, piece by piece.
  struct ZipArchive {
    /// Takes a piece of a file; `false` if no more is wanted.
    typealias Sink = (ArraySlice<UInt8>) throws(BuildFault) -> Bool

    /// Kinds of entries, as `mode_t` has them: libarchive's own names for them are macros that Swift cannot see.
    private enum Kind {
      static let mask: mode_t = 0o170_000
      static let folder: mode_t = 0o040_000
      static let link: mode_t = 0o120_000
      static let file: mode_t = 0o100_000
    }

    let file: RegularFile
    let limits: BuildLimits

    /// Goes through the files.
    ///
    /// - Parameter wanted: for a name, the most bytes that such a file has and who takes them; `nil` to pass it by.
    func visit(_ wanted: (_ name: String) throws(BuildFault) -> (limit: Int, sink: Sink)?) throws(BuildFault) {
      guard let archive = archive_read_new() else { throw .unreadable("there is no memory for an archive") }
      defer { archive_read_free(archive) }
      archive_read_support_format_zip_seekable(archive)
      lseek(file.descriptor, 0, SEEK_SET)
      guard archive_read_open_fd(archive, file.descriptor, 64 * 1024) == ARCHIVE_OK else { throw .notArchive(Self.detail(archive)) }
      var seen: Set<String> = []
      var count = 0
      var total = 0
      var entry: OpaquePointer?
      while true {
        let status = archive_read_next_header(archive, &entry)
        if status == ARCHIVE_EOF { break }
        guard status == ARCHIVE_OK || status == ARCHIVE_WARN, let entry else {
          throw count == 0 ? .notArchive(Self.detail(archive)) : .damaged(name: "", detail: Self.detail(archive))
        }
        count += 1
        guard count <= limits.files else { throw .tooManyFiles }
        let name = try Self.name(entry)
        let kind = archive_entry_filetype(entry) & Kind.mask
        if kind == Kind.folder { continue }
        guard let (limit, sink) = try wanted(name) else { continue }
        guard seen.insert(name).inserted else { throw .duplicate(name) }
        guard kind != Kind.link else { throw .link(name) }
        guard kind == Kind.file else { throw .notFile(name) }
        try read(archive, name, limit, &total, sink)
      }
    }

    /// Unpacks one file. Its length is what comes out, never what the archive says.
    private func read(
      _ archive: OpaquePointer, _ name: String, _ limit: Int, _ total: inout Int, _ sink: Sink
    ) throws(BuildFault) {
      var chunk = [UInt8](repeating: 0, count: 64 * 1024)
      var size = 0
      while true {
        let got = archive_read_data(archive, &chunk, chunk.count)
        if got == Int(ARCHIVE_RETRY) { continue }
        guard got >= 0 else { throw .damaged(name: name, detail: Self.detail(archive)) }
        if got == 0 { return }
        size += got
        total += got
        guard size <= limit, total <= limits.total else { throw .tooLarge(name) }
        guard try sink(chunk[..<got]) else { return }
      }
    }

    /// The name of an entry, without `.` and empty parts.
    private static func name(_ entry: OpaquePointer) throws(BuildFault) -> String {
      guard let text = archive_entry_pathname_utf8(entry) ?? archive_entry_pathname(entry) else {
        throw .unsafeName("a file without a name")
      }
      let name = String(cString: text)
      let parts = name.split(separator: "/").filter { $0 != "." }
      guard !name.hasPrefix("/"), !parts.contains(".."), name.utf8.count <= 4_096 else { throw .unsafeName(name) }
      return parts.joined(separator: "/")
    }

    private static func detail(_ archive: OpaquePointer) -> String {
      archive_error_string(archive).map { String(cString: $0) } ?? "it cannot be read"
    }
  }
#endif
