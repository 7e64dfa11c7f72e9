// swift-tools-version: 6.2
import PackageDescription

// Apart from the package itself: it needs jni.h, and a flag that names its folder would keep the package from being a dependency of apps.
// The NDK has the header on its own path; elsewhere JAVA_HOME says where it is.
let jdk = Context.environment["JAVA_HOME"].map { ["-I\($0)/include", "-I\($0)/include/linux"] } ?? []
let swift: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "GatehouseAndroid",
  products: [.library(name: "GatehouseJNI", type: .static, targets: ["GatehouseJNI"])],
  dependencies: [.package(name: "Gatehouse", path: "..")],
  targets: [
    .target(name: "CJNI", cSettings: [.unsafeFlags(jdk)]),
    .target(
      name: "GatehouseJNI",
      dependencies: ["CJNI", .product(name: "Gatehouse", package: "Gatehouse"), .product(name: "URLStandard", package: "Gatehouse")],
      swiftSettings: swift),
  ],
  swiftLanguageModes: [.v6]
)
