extension Cookie {
  /// The cookie as a server would set it: the value of a `Set-Cookie` header (RFC 6265bis, section 4.1).
  ///
  /// Only what ``CookieGuard`` hands over may be written so: the text is not escaped.
  public var header: String {
    var text = "\(name)=\(value); Path=\(path)"
    if !isHostOnly { text += "; Domain=\(domain)" }
    if let expires { text += "; Expires=\(Self.date(expires))" }
    if isSecure { text += "; Secure" }
    if isHTTPOnly { text += "; HttpOnly" }
    switch sameSite {
    case .some(.none): text += "; SameSite=None"
    case .lax: text += "; SameSite=Lax"
    case .strict: text += "; SameSite=Strict"
    case nil: break
    }
    return text
  }

  /// A time in the form of RFC 9110, section 5.6.7: `Sun, 06 Nov 1994 08:49:37 GMT`. Times outside the years 1601 to 9999 are the nearest inside.
  static func date(_ milliseconds: Int64) -> String {
    let seconds = min(max(milliseconds / 1_000, -11_644_473_600), 253_402_300_799)
    let (time, days) = (seconds.modulo(86_400), seconds.floored(86_400))
    // Days since 1 March of the year 0, in eras of 400 years, whose days are counted from their first March.
    let shifted = days + 719_468
    let (era, day) = (shifted.floored(146_097), shifted.modulo(146_097))
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
    let monthName = ["Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb"][Int(month)]
    let dayName = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"][Int(days.modulo(7))]
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(dayName), \(two(dayOfMonth)) \(monthName) \(year + era * 400 + (month >= 10 ? 1 : 0))"
      + " \(two(time / 3_600)):\(two(time / 60 % 60)):\(two(time % 60)) GMT"
  }
}

extension Int64 {
  /// The quotient, rounded down.
  fileprivate func floored(_ divisor: Int64) -> Int64 { (self - modulo(divisor)) / divisor }
  /// The remainder, never negative.
  fileprivate func modulo(_ divisor: Int64) -> Int64 { (self % divisor + divisor) % divisor }
}
