#if !canImport(WebKit)
  import Gatehouse
  import GatehouseWebKit
  import Testing
  import WebKitStandIn

  /// What is fixed when a view is made: set before, or told.
  @MainActor struct ConfigurationTests {
    private func awkward(_ world: ScriptedWorld) -> WKWebViewConfiguration {
      let configuration = world.configuration
      configuration.preferences.javaScriptCanOpenWindowsAutomatically = true
      configuration.limitsNavigationsToAppBoundDomains = true
      configuration.upgradeKnownHostsToHTTPS = false
      return configuration
    }

    private func notices(_ configuration: WKWebViewConfiguration, _ policy: Policy) throws -> [GateNotice] {
      let view = WKWebView(frame: .zero, configuration: configuration)
      let gate = WebViewGate(Gate(policy), opener: Installed())
      var notices: [GateNotice] = []
      gate.observer = { if case .notice(_, let notice) = $0 { notices.append(notice) } }
      try gate.attach(to: view)
      return notices
    }

    @Test func `attaching to a finished view says what can no longer be set`() throws {
      let told = try notices(awkward(ScriptedWorld()), Policy())
      #expect(told == FixedSetting.allCases.map(GateNotice.fixedSetting))
      #expect(told.allSatisfy { $0.code == "gate.fixed-setting" })
    }

    @Test func `a policy with cleartext does not ask for https`() throws {
      var policy = Policy()
      policy.web.http = .load
      #expect(try notices(awkward(ScriptedWorld()), policy) == [.fixedSetting(.windowsWithoutAction), .fixedSetting(.appBoundDomains)])
      #expect(!WebViewGate.makeConfiguration(for: policy, basedOn: awkward(ScriptedWorld())).upgradeKnownHostsToHTTPS)
    }

    @Test func `a view of the gate's configuration misses nothing, and what it is based on stays as it was`() throws {
      let base = awkward(ScriptedWorld())
      let configuration = WebViewGate.makeConfiguration(for: Policy(), basedOn: base)
      #expect(try notices(configuration, Policy()).isEmpty)
      #expect(configuration.userContentController === base.userContentController)
      #expect(configuration.websiteDataStore === base.websiteDataStore)
      #expect(base.preferences.javaScriptCanOpenWindowsAutomatically)
      #expect(base.limitsNavigationsToAppBoundDomains)
      #expect(!base.upgradeKnownHostsToHTTPS)
    }
  }
#endif
