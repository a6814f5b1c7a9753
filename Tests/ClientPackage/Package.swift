// swift-tools-version: 6.0

import PackageDescription

// An app's package, as the README describes it. CI builds and tests it against a checkout in a folder with another
// name.

let package = Package(
    name: "Client",
    platforms: [.iOS(.v15)],
    dependencies: [.package(name: "Baton", path: Context.environment["BATON_CHECKOUT"] ?? "../..")],
    targets: [
        .target(name: "App", dependencies: [.product(name: "Baton", package: "Baton")]),
        .testTarget(name: "AppTests", dependencies: ["App", .product(name: "BatonTesting", package: "Baton")]),
    ]
)
