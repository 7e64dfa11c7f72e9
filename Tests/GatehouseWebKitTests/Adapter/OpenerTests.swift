#if !canImport(WebKit)
  import Foundation
  import GatehouseWebKit
  import Testing
  import WebKitStandIn

  /// The system's openers hand over the address that was decided, to whom it was decided, and say what came of it.
  @MainActor struct OpenerTests {
    /// Addresses as they are decided, and as the system gets them. The URL standard leaves characters as they are that RFC 3986 has no place for.
    private static let addresses = [
      ("wallet://pay?x=1", "wallet://pay?x=1"), ("wallet://pay?items=a|b", "wallet://pay?items=a%7Cb"),
      ("wallet:a b", "wallet:a%20b"),
      ("https://partner.example/x?f=[1]{2}^`%zz%41#a#b", "https://partner.example/x?f=%5B1%5D%7B2%7D%5E%60%25zz%41#a%23b"),
      ("https://[::1]/x[1]", "https://[::1]/x%5B1%5D"), ("wallet://pay/\"<>\\", "wallet://pay/%22%3C%3E%5C"), ("tel:+123", "tel:+123"),
    ]

    #if AppKitStandIn
      @Test func `a workspace`() async throws {
        for (url, expected) in Self.addresses {
          let workspace = NSWorkspace()
          workspace.apps.schemes = ["wallet", "tel"]
          workspace.apps.hosts = ["partner.example"]
          let opener = WorkspaceOpener(workspace)
          let isOpened = await opener.open(url, universalLinkOnly: false)
          #expect(isOpened, "\(url)")
          let isOwners = await opener.open(url, universalLinkOnly: true)
          #expect(isOwners == url.hasPrefix("https://partner"), "\(url)")
          #expect(workspace.apps.handed.map(\.url) == [expected, expected])
          #expect(workspace.apps.handed.map(\.isOwnersOnly) == [false, true])
        }
      }
    #else
      @Test func `an application, and a scene`() async throws {
        for (url, expected) in Self.addresses {
          let application = UIApplication()
          let scene = UIScene(session: UISceneSession(persistentIdentifier: "s1"))
          let apps = InstalledApps(schemes: ["wallet", "tel"], hosts: ["partner.example"])
          (application.apps, scene.apps) = (apps, apps)
          for opener in [ApplicationOpener(application), SceneOpener(scene)] as [any ExternalOpener] {
            let isOpened = await opener.open(url, universalLinkOnly: false)
            #expect(isOpened, "\(url)")
            let isOwners = await opener.open(url, universalLinkOnly: true)
            #expect(isOwners == url.hasPrefix("https://partner"), "\(url)")
          }
          #expect(apps.handed.map(\.url) == [expected, expected, expected, expected])
          #expect(apps.handed.map(\.isOwnersOnly) == [false, true, false, true])
        }
      }

      @Test func `a scene that is gone opens nothing`() async {
        let apps = InstalledApps(schemes: ["wallet"])
        var scene: UIScene? = UIScene(session: UISceneSession(persistentIdentifier: "s1"))
        scene?.apps = apps
        let opener = scene.map { SceneOpener($0) }
        scene = nil
        let isOpened = await opener?.open("wallet://pay", universalLinkOnly: false)
        #expect(isOpened == false)
        #expect(apps.handed.isEmpty)
      }
    #endif
  }
#endif
