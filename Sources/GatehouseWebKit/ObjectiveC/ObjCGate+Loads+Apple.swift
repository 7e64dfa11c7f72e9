#if canImport(ObjectiveC)
  public import Foundation
  public import WebKit

  // What the app loads, and what it tells.
  extension ObjCGate {
    /// Loads an address that the user chose in the app: it counts as an act of the user's. See ``WebViewGate/load(_:for:)``.
    ///
    /// - Returns: WebKit's name for the load; `nil` if none was started.
    @objc(loadURLByUser:) @discardableResult public func loadByUser(_ url: URL) -> WKNavigation? {
      gate.load(URLRequest(url: url), for: .user)
    }

    /// Loads a request that the user chose in the app.
    ///
    /// - Returns: WebKit's name for the load; `nil` if none was started.
    @objc(loadRequestByUser:) @discardableResult public func loadByUser(_ request: URLRequest) -> WKNavigation? {
      gate.load(request, for: .user)
    }

    /// Loads a request that the app chose.
    ///
    /// - Returns: WebKit's name for the load; `nil` if none was started.
    @objc(loadRequest:) @discardableResult public func load(_ request: URLRequest) -> WKNavigation? { gate.load(request) }

    /// Loads a file and lets its page read below a folder. See ``WebViewGate/load(file:readAccess:)``.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - folder: the narrowest folder that holds all that the page needs.
    /// - Returns: WebKit's name for the load; `nil` if none was started: the file is not in the folder, or the folder is the whole disk.
    @objc(loadLocalFile:readAccess:) @discardableResult public func load(file: URL, readAccess folder: URL) -> WKNavigation? {
      gate.load(file: file, readAccess: folder)
    }

    /// Visits a page for a payment or a sign-in that the user began. Every visit ends, once.
    /// See ``WebViewGate/visit(_:returningTo:state:issuer:within:for:)``.
    ///
    /// - Parameters:
    ///   - request: the page to begin with.
    ///   - address: the exact address of the result, without the result's own parameters.
    ///   - state: the value that the parameter `state` must have, or `nil`.
    ///   - issuer: the value that the parameter `iss` must have, or `nil`.
    ///   - seconds: how long it is waited for.
    ///   - completionHandler: hears how it ended, on the main thread, after this call has returned.
    @objc(visitRequest:returningTo:state:issuer:within:completionHandler:)
    public func visit(
      _ request: URLRequest, returningTo address: String, state: String?, issuer: String?, within seconds: TimeInterval,
      completionHandler: @escaping @MainActor @Sendable (ObjCVisitResult) -> Void
    ) {
      let gate = gate
      Task { @MainActor in
        let result = await gate.visit(request, returningTo: address, state: state, issuer: issuer, within: seconds)
        completionHandler(ObjCVisitResult(result))
      }
    }

    /// Ends the visit that is under way.
    @objc public func cancelReturn() { gate.cancelReturn() }

    /// The user acted in a way that the gate cannot see. See ``WebViewGate/noteUserAction()``.
    @objc public func noteUserAction() { gate.noteUserAction() }

    /// The app went to the background: nothing launches from there.
    @objc public func didEnterBackground() { gate.didEnterBackground() }

    /// The app came to the foreground: what the user did before counts no more.
    @objc public func willEnterForeground() { gate.willEnterForeground() }
  }
#endif
