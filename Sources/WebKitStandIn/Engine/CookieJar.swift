import Foundation
import FoundationNetworking

/// The cookies of a network session.
@MainActor protocol CookieJar: AnyObject {
  func all() async -> [HTTPCookie]
  func set(_ cookie: HTTPCookie) async
  func delete(_ cookie: HTTPCookie) async
}
