#if WebKitGTK
  import CGatehouseGTK
  import CWebKitGTK

  /// A key of its own and a certificate for some host names, made for one run by the `openssl` command. Nothing is written to disk.
  @MainActor struct SiteCertificate {
    /// The certificate alone, as PEM text.
    let certificate: String
    /// The key and the certificate, as PEM text.
    let identity: String

    init(hosts: [String]) throws {
      guard !hosts.isEmpty, hosts.allSatisfy(Self.isHostName) else {
        throw EngineError("a site needs host names of letters, digits, dots and hyphens: \(hosts.joined(separator: ", "))")
      }
      let names = hosts.map { "DNS:" + $0 }.joined(separator: ",")
      let words = [
        "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", "-", "-days", "2",
        "-subj", "/CN=gatehouse", "-addext", "subjectAltName=" + names,
      ]
      let text = try Self.output(of: words)
      guard let start = text.range(of: "-----BEGIN CERTIFICATE-----") else {
        throw EngineError("`openssl req` made no certificate")
      }
      identity = text
      certificate = String(text[start.lowerBound...])
    }

    static func isHostName(_ text: String) -> Bool {
      !text.isEmpty
        && text.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
          default: false
          }
        }
    }

    private static func output(of words: [String]) throws -> String {
      var arguments: [UnsafeMutablePointer<CChar>?] = words.map { g_strdup($0) } + [nil]
      defer { for argument in arguments { g_free(argument) } }
      var output: UnsafeMutablePointer<CChar>?
      var complaint: UnsafeMutablePointer<CChar>?
      var status: Int32 = 0
      var problem: UnsafeMutablePointer<GError>?
      guard g_spawn_sync(nil, &arguments, nil, G_SPAWN_SEARCH_PATH, nil, nil, &output, &complaint, &status, &problem) != 0 else {
        throw EngineError("the openssl command could not be started (\(takeMessage(of: problem))): install it (`apt-get install openssl`)")
      }
      defer {
        g_free(output)
        g_free(complaint)
      }
      guard status == 0, let output else {
        throw EngineError("`openssl req` failed: \(complaint.map { String(cString: $0) } ?? "no reason given")")
      }
      return String(cString: output)
    }
  }
#endif
