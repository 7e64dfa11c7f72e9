#if SignedBuilds && os(Linux)
  import COpenSSL

  /// A message in the Cryptographic Message Syntax (RFC 5652), read by OpenSSL: what provisioning profiles are, and signatures of jars.
  struct SignedMessage {
    /// What is signed, if the message holds it.
    let content: [UInt8]
    /// The certificates of those who signed, in DER.
    let certificates: [[UInt8]]
    /// Whether the signatures fit what is signed. Who the signers are is not asked: no certificate is trusted or refused.
    let isVerified: Bool

    /// Reads a message in DER.
    ///
    /// - Parameter detached: what is signed, if the message does not hold it.
    init(_ bytes: [UInt8], detached: [UInt8]? = nil) throws(BuildFault) {
      let malformed = { (detail: String) in BuildFault.malformed(name: "the signature", detail: detail) }
      guard bytes.count <= Int(Int32.max), let input = Memory(bytes), let message = d2i_CMS_bio(input.bio, nil) else {
        ERR_clear_error()
        throw malformed("it is no CMS message")
      }
      defer {
        CMS_ContentInfo_free(message)
        ERR_clear_error()
      }
      guard let output = Memory() else { throw malformed("there is no memory for it") }
      let plain = detached.flatMap { Memory($0) }
      let flags = UInt32(CMS_NO_SIGNER_CERT_VERIFY | CMS_BINARY)
      if CMS_verify(message, nil, nil, plain?.bio, output.bio, flags) == 1 {
        isVerified = true
        content = output.bytes
      } else {
        // Read once more without asking whether it fits, to tell what it claims.
        guard let output = Memory() else { throw malformed("there is no memory for it") }
        let plain = detached.flatMap { Memory($0) }
        isVerified = false
        guard CMS_verify(message, nil, nil, plain?.bio, output.bio, flags | UInt32(CMS_NO_CONTENT_VERIFY | CMS_NO_ATTR_VERIFY)) == 1 else {
          throw malformed("it is no signature, or the signer's certificate is not in it")
        }
        content = output.bytes
      }
      guard let signers = CMS_get0_signers(message) else { throw malformed("nobody signed it") }
      defer { OPENSSL_sk_free(signers) }
      certificates = (0..<OPENSSL_sk_num(signers)).compactMap { index in
        OPENSSL_sk_value(signers, index).flatMap { Certificate.bytes(OpaquePointer($0)) }
      }
    }
  }

  /// Certificates (X.509).
  enum Certificate {
    /// The certificate in DER.
    static func bytes(_ certificate: OpaquePointer) -> [UInt8]? {
      var buffer: UnsafeMutablePointer<UInt8>?
      let count = i2d_X509(certificate, &buffer)
      guard count > 0, let buffer else { return nil }
      defer { CRYPTO_free(buffer, nil, 0) }
      return Array(UnsafeBufferPointer(start: buffer, count: Int(count)))
    }

    /// The SHA-256 of a certificate in DER; `nil` if the bytes are none.
    static func digest(_ bytes: [UInt8]) -> [UInt8]? {
      let isOne = bytes.withUnsafeBufferPointer { buffer in
        var start = buffer.baseAddress
        guard let certificate = d2i_X509(nil, &start, buffer.count) else { return false }
        X509_free(certificate)
        return start == buffer.baseAddress.map { $0 + buffer.count }
      }
      ERR_clear_error()
      guard isOne else { return nil }
      var digest = [UInt8](repeating: 0, count: 32)
      var count: UInt32 = 0
      guard EVP_Digest(bytes, bytes.count, &digest, &count, EVP_sha256(), nil) == 1, count == 32 else { return nil }
      return digest
    }
  }

  /// A stream of OpenSSL's in memory.
  private final class Memory {
    let bio: OpaquePointer
    /// OpenSSL reads these where they lie.
    private let kept: UnsafeMutableBufferPointer<UInt8>?

    /// An empty one, to write to.
    init?() {
      guard let bio = BIO_new(BIO_s_mem()) else { return nil }
      self.bio = bio
      kept = nil
    }

    /// One to read from.
    init?(_ bytes: [UInt8]) {
      let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, bytes.count))
      _ = buffer.initialize(from: bytes)
      guard bytes.count <= Int(Int32.max), let bio = BIO_new_mem_buf(buffer.baseAddress, Int32(bytes.count)) else {
        buffer.deallocate()
        return nil
      }
      self.bio = bio
      kept = buffer
    }

    deinit {
      BIO_free(bio)
      kept?.deallocate()
    }

    /// What was written.
    var bytes: [UInt8] {
      var all: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 64 * 1024)
      while true {
        let count = BIO_read(bio, &chunk, Int32(chunk.count))
        guard count > 0 else { return all }
        all += chunk[..<Int(count)]
      }
    }
  }
#endif
