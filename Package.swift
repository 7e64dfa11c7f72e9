// swift-tools-version: 6.2
import PackageDescription

// The trait `WebKitGTK` switches the Linux engine on. It is off by default: a machine that only checks policies needs no engine.
let engineTrait: Set<String> = ["WebKitGTK"]
let webKitGTK: Target.Dependency = .target(name: "CWebKitGTK", condition: .when(platforms: [.linux], traits: engineTrait))
let gtkPieces: Target.Dependency = .target(name: "CGatehouseGTK", condition: .when(platforms: [.linux], traits: engineTrait))
// The trait `SignedBuilds` is on by default: libarchive and OpenSSL, by which archives of builds are read on Linux.
let archives: [Target.Dependency] = ["CArchive", "COpenSSL"].map {
  .target(name: $0, condition: .when(platforms: [.linux], traits: ["SignedBuilds"]))
}
let standIn: Target.Dependency = .target(name: "WebKitStandIn", condition: .when(platforms: [.linux]))

let package = Package(
  name: "Gatehouse",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [
    .library(name: "URLStandard", targets: ["URLStandard"]),
    .library(name: "Gatehouse", targets: ["Gatehouse"]),
    .library(name: "GatehouseWebKit", targets: ["GatehouseWebKit"]),
    .library(name: "GatehouseAssociations", targets: ["GatehouseAssociations"]),
    .library(name: "GatehouseBuilds", targets: ["GatehouseBuilds"]),
    .executable(name: "gatehouse", targets: ["GatehouseCommand"]),
    .executable(name: "gatehouse-lab", targets: ["GatehouseLab"]),
    .executable(name: "gatehouse-fetch", targets: ["GatehouseFetch"]),
    // The plug-in that WebKit loads into its page processes; built by a plain `swift build --traits WebKitGTK`.
    .library(name: "GatehouseWebProcessExtension", type: .dynamic, targets: ["CWebProcessExtension"]),
  ],
  traits: [
    .trait(name: "SignedBuilds", description: "On Linux the command reads .ipa, .apk and .aab, by libarchive and OpenSSL."),
    .default(enabledTraits: ["SignedBuilds"]),
    .trait(
      name: "WebKitGTK", description: "The Linux engine, WebKitGTK 6.0: the lab, and the adapter's tests in a real engine.",
      enabledTraits: ["SignedBuilds"]),
    .trait(
      name: "AppKitStandIn", description: "Only to check the package itself, on Linux: the stand-in has AppKit's shape in place of UIKit's."
    ),
  ],
  targets: [
    .target(name: "URLStandard"),
    .target(name: "Gatehouse", dependencies: ["URLStandard"]),
    .target(name: "GatehouseAssociations", dependencies: ["Gatehouse", "URLStandard"]),
    .systemLibrary(name: "CArchive", pkgConfig: "libarchive", providers: [.apt(["libarchive-dev"])]),
    .systemLibrary(name: "COpenSSL", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .target(name: "GatehouseBuilds", dependencies: ["GatehouseAssociations"] + archives),
    .systemLibrary(name: "CGetopt"),
    .executableTarget(
      name: "GatehouseCommand", dependencies: ["Gatehouse", "GatehouseAssociations", "GatehouseBuilds", "URLStandard", "CGetopt"]),

    .systemLibrary(name: "CWebKitGTK", pkgConfig: "webkitgtk-6.0", providers: [.apt(["libwebkitgtk-6.0-dev"])]),
    .systemLibrary(name: "CSoup", pkgConfig: "libsoup-3.0", providers: [.apt(["libsoup-3.0-dev"])]),
    .executableTarget(
      name: "GatehouseFetch",
      dependencies: ["Gatehouse", .target(name: "CSoup", condition: .when(platforms: [.linux], traits: engineTrait))]),
    .target(name: "CWebKitEnums"),
    .target(
      name: "CGatehouseGTK", dependencies: [webKitGTK],
      linkerSettings: [.linkedLibrary("dispatch", .when(platforms: [.linux], traits: engineTrait))]),
    .target(name: "CWebProcessExtension", dependencies: [webKitGTK]),
    .target(name: "UIKitStandIn", dependencies: ["CWebKitEnums"]),
    .target(name: "WebKitStandIn", dependencies: ["UIKitStandIn", "CWebKitEnums", webKitGTK, gtkPieces]),
    .target(name: "GatehouseWebKit", dependencies: ["Gatehouse", standIn]),
    .executableTarget(
      name: "GatehouseLab", dependencies: ["Gatehouse", "URLStandard", "GatehouseWebKit", standIn, webKitGTK, gtkPieces]),

    .executableTarget(
      name: "GatehouseBenchmark", dependencies: ["Gatehouse", "GatehouseAssociations", "URLStandard"], path: "Benchmarks/GatehouseBenchmark"
    ),
    .executableTarget(
      name: "GatehouseAdapterBenchmark", dependencies: ["Gatehouse", "GatehouseWebKit", standIn],
      path: "Benchmarks/GatehouseAdapterBenchmark"),

    .testTarget(name: "URLStandardTests", dependencies: ["URLStandard"]),
    .testTarget(name: "GatehouseTests", dependencies: ["Gatehouse", "URLStandard"]),
    .target(name: "BuildSamples", path: "Tests/BuildSamples"),
    .testTarget(name: "GatehouseAssociationsTests", dependencies: ["GatehouseAssociations", "Gatehouse", "URLStandard", "BuildSamples"]),
    .testTarget(name: "GatehouseBuildsTests", dependencies: ["GatehouseBuilds", "GatehouseAssociations", "Gatehouse", "BuildSamples"]),
    .testTarget(name: "PackageTests"),
    .testTarget(name: "CasesTests", dependencies: ["Gatehouse", "URLStandard", "GatehouseWebKit", standIn], path: "Tests/Cases"),
    .testTarget(name: "GatehouseCommandTests", dependencies: ["Gatehouse", "GatehouseAssociations", "GatehouseCommand", "BuildSamples"]),
    .testTarget(name: "WebKitStandInTests", dependencies: [standIn, webKitGTK, gtkPieces]),
    .testTarget(
      name: "GatehouseWebKitTests", dependencies: ["GatehouseWebKit", "Gatehouse", standIn], exclude: ["Platforms/situations.tsv"]),
    .testTarget(name: "GatehouseLabTests", dependencies: ["GatehouseLab", "Gatehouse"], exclude: ["Golden"]),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  // The example app that the system starts with links. Its tests open links as xdg-open does.
  package.products.append(.executable(name: "shop-example", targets: ["ShopExample"]))
  package.targets += [
    .executableTarget(
      name: "ShopExample", dependencies: ["Gatehouse"], path: "Examples/shop/linux", exclude: ["README.md", "kiln-and-leaf.desktop"]),
    .testTarget(name: "ShopExampleTests", dependencies: ["ShopExample"]),
  ]
#endif

for target in package.targets
where ![.system, .plugin, .macro].contains(target.type) && !target.name.hasPrefix("C") || target.name == "CasesTests" {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .treatAllWarnings(as: .error),
    ]
}
