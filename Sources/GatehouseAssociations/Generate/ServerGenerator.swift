import Gatehouse

/// Makes what web servers need to serve the files with the right headers.
enum ServerGenerator {
  static func files(_ policy: Policy) -> [GeneratedFile] {
    guard !policy.links.domains.isEmpty else { return [] }
    let hosts = policy.links.domains.map(\.text).joined(separator: ", ")
    let limits = ["The file of a wildcard domain is served at its parent; each other host serves its own: \(hosts)."]
    return [
      GeneratedFile(
        name: "server/nginx.conf",
        text: """
          # Inside the server block of each host. Served directly: a redirect is not followed.
          location = /.well-known/apple-app-site-association {
            default_type application/json;
            add_header Cache-Control "max-age=3600";
          }
          location = /.well-known/assetlinks.json {
            default_type application/json;
            add_header Cache-Control "max-age=3600";
          }

          """, limits: limits),
      GeneratedFile(
        name: "server/apache.htaccess",
        text: """
          # In .well-known/.htaccess of each host.
          <FilesMatch "^(apple-app-site-association|assetlinks\\.json)$">
            ForceType application/json
            Header set Cache-Control "max-age=3600"
          </FilesMatch>

          """, limits: limits),
      GeneratedFile(
        name: "server/_headers",
        text: """
          /.well-known/apple-app-site-association
            Content-Type: application/json
            Cache-Control: max-age=3600
          /.well-known/assetlinks.json
            Content-Type: application/json
            Cache-Control: max-age=3600

          """, limits: limits),
    ]
  }
}
