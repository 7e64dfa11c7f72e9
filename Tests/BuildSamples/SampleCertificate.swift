import Foundation

/// A certificate made by OpenSSL for the tests, and its fingerprint as `openssl x509 -fingerprint -sha256` prints it. Its key is thrown away.
public enum SampleCertificate {
  /// The certificate in DER.
  public static let bytes = Array(
    Data(
      base64Encoded: """
        MIIBczCCARmgAwIBAgIUD5OAy5rZ5Y1KttzFQTqlv4QzaMEwCgYIKoZIzj0EAwIwDzENMAsGA1UEAwwEc2hvcDAeFw0yNjEyMDEwNzEwMzVaFw0zNjExMjgwNzEwMzVaMA8xDTAL
        BgNVBAMMBHNob3AwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASrGVzxNKdmhKIhlIm2nP/3zQ8qTNb5UTMmUYRGEPGFs++hj57/z1lIXgL1CSRCwiFnYLru+uRufgbb+3oncbRC
        o1MwUTAdBgNVHQ4EFgQU0yFVldC+szsmaptSUis+Z6/mY0EwHwYDVR0jBBgwFoAU0yFVldC+szsmaptSUis+Z6/mY0EwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBF
        AiBUnz/bNhAPcQuo7HEgdKYVpSuj/00aYQOi563ioWgG+gIhANhchs2sBx+HTN9vy8s6VvKTvJpmi/MQCAMiB9lCF+Qp
        """, options: .ignoreUnknownCharacters) ?? Data())
  /// Its SHA-256.
  public static let fingerprint =
    "0F:D9:8D:59:75:18:25:E3:AA:2A:32:B7:51:70:D6:EE:D6:44:7E:20:8C:71:C3:7D:6E:41:E2:86:7A:7C:6F:63"
}
