/// The classes of addresses that the ladder tells apart, one address for each.
enum LatticeAddresses {
  struct Class: Sendable {
    var name: String
    var text: String?
    /// Whether it is a web address that an app owns by some policies.
    var hasOwner: Bool
    init(_ name: String, _ text: String?, hasOwner: Bool = false) { (self.name, self.text, self.hasOwner) = (name, text, hasOwner) }
  }

  static let all: [Class] = [
    Class("own route, https", "https://shop.example/product/42"),
    Class("own domain, no route", "https://shop.example/help"),
    Class("own domain, other port", "https://shop.example:8443/product/42"),
    Class("own domain by http", "http://shop.example/product/42"),
    Class("own route, scheme", "shopapp://product/42"),
    Class("own scheme, no route", "shopapp://help"),
    Class("own page, no domain of ours", "https://m.shop.example/x"),
    Class("fragment of the shop's page", "https://shop.example/cart#x"),
    Class("fragment of the stranger's page", "https://evil.example/e#x"),
    Class("partner", "https://partner.example/p", hasOwner: true),
    Class("partner on no list, sub-domain", "https://a.partners.example/p", hasOwner: true),
    Class("partner by http", "http://partner.example/p"),
    Class("store page", "https://apps.apple.com/app/id1", hasOwner: true),
    Class("store scheme", "itms-apps://apps.apple.com/app/id1"),
    Class("stay host", "https://stay.example/x"),
    Class("listed page", "https://pay.example/x"),
    Class("unlisted page", "https://evil.example/x"),
    Class("listed page by http", "http://pay.example/x"),
    Class("unlisted page by http", "http://evil.example/x"),
    Class("listed scheme", "wallet://pay?x=1"),
    Class("scheme that asks", "notes://new"),
    Class("scheme with a rule that fits", "bank://pay?id=a1"),
    Class("scheme with a rule that fails", "bank://steal?id=a1"),
    Class("telephone", "tel:+15550100"),
    Class("telephone with a dial code", "tel:*21*5550100%23"),
    Class("unlisted scheme", "strange://x"),
    Class("refused scheme", "itms-services://?action=download"),
    Class("android-app", "android-app://com.example/x"),
    Class("intent", "intent://pay#Intent;scheme=wallet;package=com.example.wallet;end"),
    Class("intent for a partner", "intent://partner.example/deal#Intent;scheme=https;end"),
    Class(
      "intent with a fallback and an extra", "intent://pay#Intent;scheme=wallet;S.browser_fallback_url=https%3A%2F%2Fpay.example;S.a=b;end"),
    Class("web sockets", "wss://shop.example/x"),
    Class("javascript", "javascript:alert(1)"),
    Class("about:blank", "about:blank"),
    Class("about:srcdoc", "about:srcdoc"),
    Class("another about", "about:config"),
    Class("data", "data:text/html,x"),
    Class("blob", "blob:https://shop.example/3f0f"),
    Class("file", "file:///srv/pages/a.html"),
    Class("view-source", "view-source:https://shop.example/"),
    Class("missing address", nil),
    Class("unreadable address", "https://"),
    Class("ambiguous address", "https:\\\\shop.example\\x"),
    Class("address with credentials", "https://shop.example@evil.example/"),
  ]
  /// The same, and addresses that the policies of the shared cases tell apart.
  static let withCases: [Class] =
    all + [
      Class("a case's partner", "https://bank.example/x", hasOwner: true), Class("a case's scheme", "upi://pay?x=1"),
      Class("a case's route, https", "https://app.example.com/product/42"), Class("a case's page", "https://links.example.com/article/7"),
      Class("another case's partner", "https://partner.example.com/x", hasOwner: true),
      Class("a case's route, scheme", "readerdemo://article/7"),
      Class("a case's scheme with rules", "myapp://open?id=a1"), Class("a case's scheme with rules that fail", "myapp://steal"),
    ]
}
