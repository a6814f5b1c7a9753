extension ProjectFault {
    static let all = objects + paths + targets + settings + scheme + scenes + tests + workflow

    private static let host = "BA7000020000000000000001"
    private static let hostTests = "BA7000020000000000000002"

    private static let objects: [ProjectFault] = [
        .project(
            "productRef = BA7000060000000000000003", "productRef = BA70000600000000000000FF", "PBXBuildFile",
            "the object BA70000600000000000000FF, which does not exist", "Add the object"),
        .project(
            "BA7000010000000000000006 /* BatonTests */,\n", "", "PBXFileSystemSynchronizedRootGroup 'BatonTests'",
            "nothing names the object BA7000010000000000000006", "remove it"),
        .project("isa = PBXResourcesBuildPhase", "isa = PBXCopyPhase", "its kind 'PBXCopyPhase' is not known", "isa"),
        .project(
            "mainGroup = BA7000010000000000000002", "mainGroup = BA7000080000000000000001", "PBXProject",
            "mainGroup names PBXFileReference 'BatonHost.app'", "of the kind PBXGroup"),
        .project("productRef = BA7000060000000000000002", "productRef = Baton", "'Baton', which is no identifier"),
        .project("objectVersion = 77", "objectVersion = 56", "[\"56\", \"77\"]", "Set objectVersion"),
        .project("preferredProjectObjectVersion = 77", "preferredProjectObjectVersion = 60", "[\"77\", \"60\"]"),
    ]

    private static let paths: [ProjectFault] = [
        .project("path = App;", "path = Ape;", "'Ape'", "there is no 'Playground/Host/Ape'", "Correct its path"),
        .project(
            "path = ../../Tests/UIKitContractTests;", "path = ../Tests/UIKitContractTests;",
            "PBXFileSystemSynchronizedRootGroup 'UIKitContractTests'", "no 'Playground/Tests/UIKitContractTests'"),
        .project(
            "relativePath = ../..;", "relativePath = ..;", "XCLocalSwiftPackageReference '..'",
            "there is no 'Playground/Package.swift'", "Let relativePath lead"),
        .project(
            "Bars/BarPlanTests.swift", "Bars/BarPlaneTests.swift", "exceptions of", "'BatonTests'",
            "there is no 'Bars/BarPlaneTests.swift' in Tests/BatonTests", "membershipExceptions"),
    ]

    private static let targets: [ProjectFault] = [
        .project(
            "path = BatonHost.app;", "path = Gallery.app;", "PBXNativeTarget 'BatonHost'",
            "PBXFileReference 'Gallery.app', and it makes BatonHost.app"),
        .project(
            "com.apple.product-type.bundle.unit-test", "com.apple.product-type.bundle.ui", "'BatonHostTests'",
            "its productType is com.apple.product-type.bundle.ui"),
        .project(
            "name = Release;", "name = Store;", "PBXProject", "its configurations are [\"Debug\", \"Store\"]",
            "Debug and Release"),
        .project(
            "defaultConfigurationName = Release", "defaultConfigurationName = Beta", "'BatonHost'", "by default 'Beta'"),
        .project(
            "BA7000030000000000000004 /* Sources */,\n", "", "'BatonHostTests'", "it has no PBXSourcesBuildPhase",
            "buildPhases"),
        .project(
            "BA7000010000000000000004 /* App */,\n\t\t\t);\n\t\t\tname = BatonHost;", ");\n\t\t\tname = BatonHost;",
            "'BatonHost'", "it has no sources", "fileSystemSynchronizedGroups"),
        .project(
            "com.apple.product-type.application", "com.apple.product-type.tool", "PBXProject", "no target makes an app"),
        .project(
            "remoteGlobalIDString = \(host)", "remoteGlobalIDString = \(hostTests)", "'BatonHostTests'",
            "it does not depend on PBXNativeTarget 'BatonHost'", "Add a PBXTargetDependency"),
        .project(
            "TestTargetID = \(host)", "TestTargetID = \(hostTests)", "'BatonHostTests'",
            "its TestTargetID is \(hostTests)", "Set it to \(host)"),
        .project(
            "productName = BatonGallery;", "productName = Gallery;", "XCSwiftPackageProductDependency 'Gallery'",
            "Package.swift has no such product", "Baton, BatonRecorder, BatonTesting, BatonGallery"),
        .project(
            "package = BA7000060000000000000001 /* XCLocalSwiftPackageReference \"../..\" */;\n", "",
            "XCSwiftPackageProductDependency 'Baton'", "does not say which package"),
        .project(
            "BA7000080000000000000004 /* BatonGallery in Frameworks */,\n", "", "'BatonHost'",
            "'BatonGallery' is only in its packageProductDependencies", "both"),
        .project(
            "BA7000060000000000000003 /* BatonGallery */,\n", "", "'BatonHost'",
            "'BatonGallery' is only in its Frameworks phase", "both"),
    ]

    private static let settings: [ProjectFault] = [
        .project(
            "IPHONEOS_DEPLOYMENT_TARGET = 15.0", "IPHONEOS_DEPLOYMENT_TARGET = 16.0", "'BatonHost', Release",
            "IPHONEOS_DEPLOYMENT_TARGET is 16.0", "Set it to 15.0"),
        .source("Package.swift", ".iOS(.v15)", ".iOS(.v16)", "IPHONEOS_DEPLOYMENT_TARGET is 15.0", "Set it to 16.0"),
        .project("SWIFT_VERSION = 6.0", "SWIFT_VERSION = 5.0", "'BatonHostTests', Debug", "SWIFT_VERSION is 5.0"),
        .project(
            "ENABLE_TESTABILITY = YES", "ENABLE_TESTABILITY = NO", "'BatonHostTests', Debug", "ENABLE_TESTABILITY is NO"
        ),
        .project("TARGETED_DEVICE_FAMILY = \"1,2\";\n", "", "TARGETED_DEVICE_FAMILY is missing", "Set it to 1,2"),
        .project(
            "com.example.BatonHost$(DEVELOPMENT_TEAM)", "com.example.BatonHost", "'BatonHost', Debug",
            "PRODUCT_BUNDLE_IDENTIFIER is com.example.BatonHost.", "Let it end with .BatonHost$(DEVELOPMENT_TEAM)"),
        .project(
            "CURRENT_PROJECT_VERSION = 1;", "CURRENT_PROJECT_VERSION = 1; DEVELOPMENT_TEAM = AB12CD34EF;",
            "'BatonHost'",
            "DEVELOPMENT_TEAM is AB12CD34EF", "Remove it"),
        .project(
            "ONLY_ACTIVE_ARCH = YES", "ONLY_ACTIVE_ARCHS = YES", "PBXProject", "the setting ONLY_ACTIVE_ARCHS",
            "Correct"),
        .project(
            "INFOPLIST_FILE = App/Info.plist", "INFOPLIST_FILE = Info.plist", "'BatonHost', Release",
            "there is no 'Playground/Host/Info.plist'"),
        .project(
            "GENERATE_INFOPLIST_FILE = YES", "GENERATE_INFOPLIST_FILE = NO", "'BatonHostTests', Debug",
            "it has no Info.plist", "Set GENERATE_INFOPLIST_FILE"),
        .project(
            "INFOPLIST_FILE = App/Info.plist;",
            "INFOPLIST_FILE = App/Info.plist; CODE_SIGN_ENTITLEMENTS = App/My.plist;",
            "'BatonHost', Debug", "the entitlements in App/My.plist", "Remove CODE_SIGN_ENTITLEMENTS"),
        .project(
            "BatonHost.app/$(BUNDLE", "Baton.app/$(BUNDLE", "'BatonHostTests', Release", "TEST_HOST is",
            "does not lead to the app", "Set it to $(BUILT_PRODUCTS_DIR)/BatonHost.app/"),
        .project("BUNDLE_LOADER = \"$(TEST_HOST)\";\n", "", "'BatonHostTests', Debug", "BUNDLE_LOADER is missing"),
    ]

    private static let scheme: [ProjectFault] = [
        .scheme(
            hostTests, "BA70000200000000000000FF", "BatonHost.xcscheme",
            "BlueprintIdentifier 'BA70000200000000000000FF' is of no target", "\(host) (BatonHost)"),
        .scheme(
            "BuildableName = \"BatonHost.app\"", "BuildableName = \"Baton.app\"", "'BatonHost'",
            "its BuildableName is 'Baton.app'", "Set it to 'BatonHost.app'"),
        .scheme(
            "BlueprintName = \"BatonHostTests\"", "BlueprintName = \"Tests\"", "'BatonHostTests'",
            "its BlueprintName is 'Tests'"),
        .scheme("container:Baton.xcodeproj", "container:Host.xcodeproj", "ReferencedContainer is 'container:Host"),
        .scheme("TestAction", "TestPlan", "TestAction has no target", "Add a BuildableReference"),
        .scheme("skipped = \"NO\"", "skipped = \"YES\"", "it skips the tests", "Set skipped to NO"),
        .scheme("buildConfiguration = \"Release\"", "buildConfiguration = \"Store\"", "no configuration 'Store'"),
        .scheme("</Testables>", "", "BatonHost.xcscheme, line", "it is no XML"),
    ]

    private static let scenes: [ProjectFault] = [
        .info(
            "$(PRODUCT_MODULE_NAME).SceneDelegate", "$(PRODUCT_MODULE_NAME).Scene", "App/Info.plist",
            "no source of PBXNativeTarget 'BatonHost' has the class '$(PRODUCT_MODULE_NAME).Scene'",
            "Name $(PRODUCT_MODULE_NAME).SceneDelegate"),
        .source(
            "Playground/Host/App/SceneDelegate.swift", "class SceneDelegate", "class Scene", "App/Info.plist",
            "the class '$(PRODUCT_MODULE_NAME).SceneDelegate'", "Name $(PRODUCT_MODULE_NAME).Scene."),
        .info(
            "UISceneConfigurations", "UIScenes", "App/Info.plist", "no scene has a delegate", "UISceneConfigurations"),
        .info("UILaunchScreen", "UILaunchStoryboardName", "App/Info.plist", "it has no UILaunchScreen", "Add the key"),
        .info("</dict>\n</plist>", "</plist>", "App/Info.plist", "it is no property list"),
    ]

    private static let tests: [ProjectFault] = [
        .project(
            "Info.plist,\n", "AppDelegate.swift,\n", "App/Info.plist",
            "PBXNativeTarget 'BatonHost' copies it as a resource", "membershipExceptions"),
        .project(
            "\"uikit-26-27.md\",\n", "", "Tests/UIKitContractTests/uikit-26-27.md", "'BatonHostTests' copies it"),
        .source(
            "Tests/BatonTests/Bars/BarPlanTests.swift", "import UIKit", "import BatonTesting\nimport UIKit",
            "Bars/BarPlanTests.swift", "it imports BatonTesting, which PBXNativeTarget 'BatonHostTests' does not have"),
        .source(
            "Playground/Host/App/SceneDelegate.swift", "import BatonGallery", "internal import BatonShow",
            "App/SceneDelegate.swift", "it imports BatonShow"),
        .source(
            "Tests/UIKitContractTests/Windows/WindowSceneContractTests.swift", "() {", "() async {",
            "WindowSceneContractTests.swift", "is asynchronous", "Remove async"),
    ]

    private static let workflow: [ProjectFault] = [
        .workflow("Host/Baton.xcodeproj", "Baton.xcodeproj", "-project Playground/Baton.xcodeproj", "no such project"),
        .workflow("-scheme BatonHost", "-scheme Host", "-scheme Host", "there is no such scheme", "shared"),
        .workflow("-scheme Baton-Package", "-scheme Baton-App", "-scheme Baton-App", "no such scheme"),
        .workflow("-only-testing:BatonMotionTests", "-only-testing:Motion", "-only-testing:Motion", "no such tests"),
        .workflow(".ci/simulator", ".ci/phone", ".ci/phone", "no such script"),
        .workflow("swift run Playground", "swift run Gallery", "swift run Gallery", "no such executable"),
        .workflow("system: 18", "system: 17", "no job is for iOS 18", "Write 'system: 18'"),
        .workflow("continue-on-error: true", "continue-on-error: false", "the Mac has to pass"),
        .workflow("path: BatonHost.xcresult", "path: Other.xcresult", "no result is kept as an artefact"),
    ]
}
