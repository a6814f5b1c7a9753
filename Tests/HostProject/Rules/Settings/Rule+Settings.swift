extension Rule {
    /// What each target has to be built with, in both configurations.
    private static func wanted(_ manifest: Manifest) -> [String: String] {
        [
            // The package is built for the same system.
            "IPHONEOS_DEPLOYMENT_TARGET": (manifest.system ?? "") + ".0",
            "SWIFT_VERSION": "6.0",
            "SDKROOT": "iphoneos",
            "TARGETED_DEVICE_FAMILY": "1,2",
            "CODE_SIGN_STYLE": "Automatic",
            "PRODUCT_NAME": "$(TARGET_NAME)",
            // As in the manifest, for the tests are written for them.
            "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES",
            "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT": "YES",
            "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES",
        ]
    }

    /// The settings that have to be there have the values that are needed.
    static let settings = Rule { app in
        app.project.targets.flatMap { target in
            app.settings(of: target).flatMap { settings -> [Finding] in
                var wanted = wanted(app.manifest)
                // The tests import Baton as testable.
                if settings.configuration == "Debug" { wanted["ENABLE_TESTABILITY"] = "YES" }
                let wrong = wanted.sorted { $0.key < $1.key }.filter { settings[$0.key] != $0.value }.map {
                    name, value in
                    Finding(
                        subject: "\(target), \(settings.configuration)",
                        problem: "\(name) is \(settings[name] ?? "missing")", remedy: "Set it to \(value)")
                }
                return wrong + identity(of: target, settings)
            }
        }
    }

    /// A free account may sign an identifier that nobody else has used. The team makes it so.
    private static func identity(of target: ProjectObject, _ settings: BuildSettings) -> [Finding] {
        let identifier = settings["PRODUCT_BUNDLE_IDENTIFIER"]
        let ending = ".\(target.name)$(DEVELOPMENT_TEAM)"
        var findings: [Finding] = []
        if identifier?.hasSuffix(ending) != true || identifier?.hasPrefix(".") == true {
            findings.append(
                Finding(
                    subject: "\(target), \(settings.configuration)",
                    problem: "PRODUCT_BUNDLE_IDENTIFIER is \(identifier ?? "missing")",
                    remedy: "Let it end with \(ending)"))
        }
        if let team = settings["DEVELOPMENT_TEAM"] {
            findings.append(
                Finding(
                    subject: "\(target), \(settings.configuration)", problem: "DEVELOPMENT_TEAM is \(team)",
                    remedy: "Remove it, since others cannot sign for that team"))
        }
        return findings
    }
}
