import Foundation
import Testing

/// Tests that the project of the app fits the files and products of the repository.
struct HostProjectTests {
    private static let texts = Result { try HostProject.texts(at: #filePath + "/../../..") }

    @Test func nothingIsWrong() throws {
        for problem in HostProject(texts: try Self.texts.get()).problems { Issue.record("\(problem)") }
    }

    /// Each row is a fault that somebody could make: the file, the text, what becomes of it, and a part of the report.
    @Test(arguments: [
        (HostProject.file, "objects = {", "things = {", "no property list"),
        (HostProject.file, "path = App;", "path = Ape;", "'Playground/Host/Ape'"),
        (HostProject.file, "relativePath = ../..;", "relativePath = ..;", "'Playground/Package.swift'"),
        (HostProject.file, "Bars/BarPlanTests", "Bars/BarPlane", "'Tests/BatonTests/Bars/BarPlane.swift'"),
        (HostProject.file, "INFOPLIST_FILE = App/", "INFOPLIST_FILE = ", "'Playground/Host/Info.plist'"),
        (HostProject.file, "productRef = BA7000060000000000000003", "productRef = BA70000600000000000000FF", "00FF"),
        (HostProject.file, "BA7000010000000000000006 /* BatonTests */,\n", "", "Nothing in"),
        (HostProject.file, "productName = BatonGallery;", "productName = Gallery;", "no product Gallery"),
        (HostProject.file, "TARGET = 15.0", "TARGET = 16.0", "Set it to 15.0"),
        (HostProject.file, "BA7000010000000000000005 /* UIKitContractTests */,\n", "", "No target compiles"),
        ("Tests/BatonTests/Bars/BarPlanTests.swift", "import UIKit", "import BatonTesting", "imports BatonTesting"),
        ("Tests/UIKitContractTests/Windows/WindowSceneContractTests.swift", "() {", "() async {", "is asynchronous"),
        (HostProject.scheme, "BA7000020000000000000002", "BA7000020000000000000003", "which is no target"),
        (HostProject.infoFile, "UISceneDelegateClass", "UISceneClass", "names nothing as"),
        (HostProject.folder + "App/SceneDelegate.swift", "class SceneDelegate", "class Scene", "SceneDelegate as"),
        (HostProject.workflow, "Host/Baton.xcodeproj", "Baton.xcodeproj", "'Playground/Baton.xcodeproj'"),
        (HostProject.workflow, "-scheme BatonHost", "-scheme Host", "Host.xcscheme'"),
        (HostProject.workflow, ".ci/simulator", ".ci/phone", "'.ci/phone'"),
    ])
    func aFaultIsReported(file: String, text: String, replacement: String, message: String) throws {
        var texts = try Self.texts.get()
        let original = try #require(texts[file])
        try #require(original.contains(text))
        texts[file] = original.replacing(text, with: replacement)
        let problems = HostProject(texts: texts).problems
        #expect(problems.contains { $0.contains(message) }, "not among \(problems)")
    }
}
