/// A zip that a test makes byte by byte, so that it can lie (PKWARE's APPNOTE, sections 4.3.7, 4.3.12, 4.3.16).
public struct SampleZip {
  /// A file in it. What is `nil` is told truthfully.
  public struct File {
    /// Its name.
    public var name: String
    /// What is stored.
    public var content: [UInt8]
    /// `content` is deflated, and unpacks to so many bytes with this checksum.
    public var deflated: (size: Int, checksum: UInt32)?
    /// Its size, as the zip tells it.
    public var claimedSize: Int?
    /// The stored size, as the zip tells it.
    public var claimedPacked: Int?
    /// Its CRC-32, as the zip tells it.
    public var claimedChecksum: UInt32?
    /// Where it lies, as the directory tells it.
    public var claimedOffset: Int?
    /// Extra fields of the directory, for example those of zip64.
    public var extra: [UInt8] = []
    /// The general purpose bits.
    public var flags = 0
    /// The mode, as Unix has it.
    public var mode = 0o100_644

    /// Makes a file that tells the truth.
    public init(_ name: String, _ content: [UInt8]) {
      self.name = name
      self.content = content
    }

    /// The file, changed.
    public func with(_ change: (inout File) -> Void) -> File {
      var file = self
      change(&file)
      return file
    }
  }

  /// The zip.
  public var bytes: [UInt8]

  /// Makes a zip.
  ///
  /// - Parameters:
  ///   - before: what lies before the directory, as a signing block does.
  ///   - comment: what follows the record at its end.
  public init(_ files: [File], before block: [UInt8] = [], comment: [UInt8] = []) {
    var body: [UInt8] = []
    var directory: [UInt8] = []
    for file in files {
      let offset = body.count
      let name = Array(file.name.utf8)
      let checksum = file.claimedChecksum ?? file.deflated?.checksum ?? Self.checksum(file.content)
      let sizes =
        SampleBuild.little(Int(checksum)) + SampleBuild.little(file.claimedPacked ?? file.content.count)
        + SampleBuild.little(file.claimedSize ?? file.deflated?.size ?? file.content.count)
      let common = SampleBuild.little(file.flags, 2) + SampleBuild.little(file.deflated == nil ? 0 : 8, 2) + [0, 0, 0x21, 0] + sizes
      body += SampleBuild.little(0x0403_4B50) + [20, 0] + common + SampleBuild.little(name.count, 2) + [0, 0] + name + file.content
      directory += SampleBuild.little(0x0201_4B50) + [20, 3, 20, 0] + common + SampleBuild.little(name.count, 2)
      directory += SampleBuild.little(file.extra.count, 2) + [0, 0, 0, 0, 0, 0] + SampleBuild.little(file.mode << 16)
      directory += SampleBuild.little(file.claimedOffset ?? offset) + name + file.extra
    }
    let start = body.count + block.count
    let count = SampleBuild.little(files.count, 2)
    bytes = body + block + directory + SampleBuild.little(0x0605_4B50) + [0, 0, 0, 0] + count + count
    bytes += SampleBuild.little(directory.count) + SampleBuild.little(start) + SampleBuild.little(comment.count, 2) + comment
  }

  /// CRC-32, as zips have it.
  public static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = ~0
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 != 0
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return ~sum
  }
}
