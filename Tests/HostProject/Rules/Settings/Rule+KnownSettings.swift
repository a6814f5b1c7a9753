extension Rule {
    /// The settings that this project uses. Xcode ignores a name that it does not know.
    private static let names: Set = [
        "ALWAYS_SEARCH_USER_PATHS", "BUNDLE_LOADER", "CODE_SIGN_ENTITLEMENTS", "CODE_SIGN_STYLE",
        "CURRENT_PROJECT_VERSION", "DEBUG_INFORMATION_FORMAT", "DEVELOPMENT_TEAM", "ENABLE_TESTABILITY",
        "ENABLE_USER_SCRIPT_SANDBOXING", "GENERATE_INFOPLIST_FILE", "INFOPLIST_FILE",
        "INFOPLIST_KEY_CFBundleDisplayName", "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad",
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone", "IPHONEOS_DEPLOYMENT_TARGET",
        "LD_RUNPATH_SEARCH_PATHS", "MARKETING_VERSION", "ONLY_ACTIVE_ARCH", "PRODUCT_BUNDLE_IDENTIFIER",
        "PRODUCT_NAME", "SDKROOT", "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "SWIFT_COMPILATION_MODE",
        "SWIFT_OPTIMIZATION_LEVEL", "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY",
        "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT", "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY",
        "SWIFT_VERSION", "TARGETED_DEVICE_FAMILY", "TEST_HOST", "VALIDATE_PRODUCT",
    ]

    /// No setting has another name.
    static let knownSettings = Rule { app in
        (app.project.targets + [app.project.root]).flatMap { object in
            HostApp.configurations.flatMap { configuration in
                BuildSettings.written(by: object, in: configuration, of: app.project).keys.sorted()
                    .filter { !names.contains($0) }.map {
                        Finding(
                            subject: "\(object), \(configuration)", problem: "the setting \($0) is not known here",
                            remedy: "Correct its name, or add it to Rule+KnownSettings.swift")
                    }
            }
        }
    }
}
