// swift-tools-version: 6.0

import PackageDescription

// The manifest is the architecture: one target for each layer, and a target names only layers below it.
//
//     BatonMotion <- HeadlessMotion <- UIKit <- CoreGraphics, QuartzCore (only where there are none)
//                 <- Baton <- BatonRecorder <- BatonTesting <- BatonPage <- Playground, Benchmarks
//                          <- BatonGallery          <-

#if os(Linux) || os(Windows)
    let hostHasUIKit = false
    /// Modules of Apple's that UIKit code imports too, and that the host lacks.
    let companions = ["CoreGraphics", "QuartzCore"]
#else
    // Xcode builds for a device or a simulator, where `import UIKit` meets the real one. On a Mac itself there is none.
    let hostHasUIKit = Context.environment["BATON_HEADLESS"] == nil
    let companions: [String] = []
#endif

/// What stands for UIKit where the host has none.
let uikit: [Target.Dependency] = hostHasUIKit ? [] : ["UIKit"]
/// What the virtual time of the stand-in needs. The compiler looks for a module `_Testing_UIKit` where a file imports Testing
/// and a module named UIKit.
let headless: [Target.Dependency] = hostHasUIKit ? [] : ["UIKit", "HeadlessMotion", "_Testing_UIKit"]

/// What a client that imports UIKit needs as well.
let standIn = hostHasUIKit ? [] : ["UIKit"] + companions

/// The folders of the tests that are left out unless `ALL_TESTS=1` is in the environment.
let leftOut = Context.environment["ALL_TESTS"] == nil ? ["Thorough"] : []

let package = Package(
    name: "Baton",
    platforms: hostHasUIKit ? [.iOS(.v15)] : [.iOS(.v15), .macOS(.v13)],
    products: [
        .library(name: "Baton", targets: ["Baton"] + standIn),
        .library(name: "BatonRecorder", targets: ["BatonRecorder"] + standIn),
        .library(name: "BatonTesting", targets: ["BatonTesting"] + standIn),
        .library(name: "BatonGallery", targets: ["BatonGallery"]),
    ],
    targets: [
        .target(name: "BatonMotion"),
        // An app that is uploaded contains the privacy manifest.
        .target(
            name: "Baton", dependencies: ["BatonMotion"] + uikit,
            exclude: hostHasUIKit ? [] : ["PrivacyInfo.xcprivacy"],
            resources: hostHasUIKit ? [.copy("PrivacyInfo.xcprivacy")] : nil),
        .target(name: "BatonRecorder", dependencies: ["Baton"] + uikit),
        .target(name: "BatonTesting", dependencies: ["Baton", "BatonRecorder"] + headless),
        .target(name: "BatonGallery", dependencies: ["Baton"] + uikit, path: "Playground/Gallery"),
        .testTarget(name: "BatonMotionTests", dependencies: ["BatonMotion"]),
        .testTarget(
            name: "UIKitContractTests", dependencies: uikit,
            exclude: ["evidence", "uikit-26-27.md", "uikit-behaviour.md", "uikit-measured.md"]),
    ]
)

package.targets += companions.map { .target(name: $0, dependencies: ["UIKit"]) }

// What cannot exist without the stand-in and its virtual time.
if !hostHasUIKit {
    package.targets += [
        .target(name: "HeadlessMotion", dependencies: ["BatonMotion"]),
        .target(name: "_Testing_UIKit"),
        .target(
            name: "UIKit", dependencies: ["BatonMotion", "HeadlessMotion"], path: "Sources/HeadlessUIKit",
            exclude: ["README.md"]),
        // Which names of UIKit the stand-in has, and which an app uses.
        .target(
            name: "UIKitNames", path: "Playground/Names",
            exclude: ["names-compared.tsv", "uikit-globals.txt", "uikit-names.txt", "update-names"]),
        // The page that shows recordings, and pictures that move.
        .target(name: "BatonPage", dependencies: ["BatonTesting", "UIKit"], path: "Playground/Page"),
        .executableTarget(
            name: "Playground",
            dependencies: [
                "Baton", "BatonRecorder", "BatonTesting", "BatonGallery", "BatonMonkey", "BatonPage", "UIKit",
                "UIKitNames",
            ],
            path: "Playground/Recorder"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Baton", "BatonMonkey", "BatonRecorder", "BatonTesting", "BenchmarkAllocations", "HeadlessMotion",
                "UIKit",
            ],
            path: "Tests/Benchmarks", exclude: ["README.md", "count-instructions"]),
        // Puts faults into the sources, and looks which of them the tests notice.
        .executableTarget(name: "Mutants", path: "Tests/Mutants", exclude: ["score.md"]),
        .testTarget(name: "MutantsTests", dependencies: ["Mutants"]),
        // Checks the Xcode project of the app that shows the gallery, which cannot be opened here.
        .testTarget(name: "HostProjectTests"),
        // In C, since Swift reserves the name of the function that it replaces.
        .target(name: "BenchmarkAllocations", path: "Tests/BenchmarkAllocations"),
        // What stops the process is called from a module of its own: a test that waits for that cannot import UIKit.
        .target(name: "UIKitMisuse", dependencies: ["UIKit"], path: "Tests/UIKitMisuse"),
        // What several test targets need.
        .target(name: "TestSupport", dependencies: ["UIKit"], path: "Tests/TestSupport"),
        // The app on which the monkey plays to test Baton.
        .target(name: "BatonMonkey", dependencies: ["Baton", "BatonTesting", "UIKit"], path: "Tests/BatonMonkey"),
        // In a target of their own, since they are compiled for release too.
        .testTarget(
            name: "RandomTests", dependencies: ["Baton", "BatonMonkey", "BatonTesting", "TestSupport", "UIKit"],
            exclude: ["Monkey/found-scripts.txt"]),
        .testTarget(name: "HeadlessMotionTests", dependencies: ["BatonMotion", "HeadlessMotion"]),
        .testTarget(
            name: "HeadlessUIKitTests",
            dependencies: ["HeadlessMotion", "TestSupport", "UIKit", "UIKitMisuse", "UIKitNames"],
            exclude: ["API/allowed.txt", "API/foundation-names.txt"]),
        // What the tests of Baton's rooms share: stages, screens and delegates, imported with `@testable`.
        .target(
            name: "TestStages", dependencies: ["Baton", "BatonTesting", "TestSupport", "UIKit"],
            path: "Tests/TestStages"),
    ]
    // One target for each room, so that an edit of a test builds one of them.
    let rooms = ["Animators", "Bars", "Delegates", "Interactions", "Presentations", "Transitions"]
    package.targets += rooms.map { room in
        .testTarget(
            name: "\(room)Tests",
            dependencies: ["Baton", "BatonTesting", "TestStages", "TestSupport", "UIKit", "_Testing_UIKit"],
            path: "Tests/BatonTests/\(room)", exclude: leftOut + (room == "Bars" ? ["failures.md"] : []))
    }
    package.targets += [
        .testTarget(
            name: "BatonTests",
            dependencies: [
                "Baton", "BatonRecorder", "BatonTesting", "BatonGallery", "BatonMonkey", "BatonPage", "HeadlessMotion",
                "Playground", "TestStages", "TestSupport", "UIKit", "_Testing_UIKit",
            ],
            exclude: rooms + leftOut + ["Thorough/Browser/Injected", "Examples/Pictures", "Traces"]),
        .testTarget(
            name: "BatonTestingTests",
            dependencies: [
                "Baton", "BatonMonkey", "BatonPage", "BatonRecorder", "BatonTesting", "TestSupport", "UIKit",
            ],
            exclude: leftOut + ["Pictures"]),
    ]
}

if Context.environment["RANDOM_TIMES"] != nil {
    // The random tests do more in release, where nothing else of the tests and tools is compiled: see `RandomTimes`.
    package.targets.removeAll { [.test, .executable].contains($0.type) && $0.name != "RandomTests" }
} else if !leftOut.isEmpty {
    package.targets.removeAll { $0.name == "RandomTests" }
}

for target in package.targets {
    target.swiftSettings = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
    if !hostHasUIKit { target.swiftSettings?.append(.define("HEADLESS_UIKIT")) }
}
