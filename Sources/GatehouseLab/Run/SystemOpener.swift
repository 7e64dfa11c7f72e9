#if WebKitGTK
  import CWebKitGTK

  /// Hands addresses to this desktop's own apps, by the handlers it has for their schemes.
  enum SystemOpener {
    /// Whether an app took the address. A web address is taken by a browser; no app here owns one by an association file.
    /// - Returns: false if no handler is there, or it could not be started.
    @MainActor static func open(_ url: String, ownerOnly: Bool) -> Bool {
      if ownerOnly { return false }
      var problem: UnsafeMutablePointer<GError>?
      let taken = g_app_info_launch_default_for_uri(url, nil, &problem) != 0
      if let problem { g_error_free(problem) }
      return taken
    }
  }
#endif
