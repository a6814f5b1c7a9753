extension Rule {
    /// Each target has an `Info.plist`, which Xcode may generate.
    static let infoFile = Rule { app in
        app.project.targets.flatMap { target in
            app.settings(of: target).flatMap { settings -> [Finding] in
                let subject = "\(target), \(settings.configuration)"
                guard let file = app.value(of: "INFOPLIST_FILE", in: settings, of: target) else {
                    guard settings["GENERATE_INFOPLIST_FILE"] != "YES" else { return [] }
                    return [
                        Finding(
                            subject: subject, problem: "it has no Info.plist",
                            remedy: "Set GENERATE_INFOPLIST_FILE to YES, or INFOPLIST_FILE to a path")
                    ]
                }
                let path = RelativePath.join(Checkout.folder, file)
                guard !app.checkout.paths.contains(path) else { return [] }
                return [
                    Finding(
                        subject: subject, problem: "INFOPLIST_FILE is \(file), and there is no '\(path)'",
                        remedy: "Correct the setting, or restore the file")
                ]
            }
        }
    }

    /// Every account can sign what has no entitlements.
    static let entitlements = Rule { app in
        app.project.targets.flatMap { target in
            app.settings(of: target).compactMap { settings in
                settings["CODE_SIGN_ENTITLEMENTS"].map {
                    Finding(
                        subject: "\(target), \(settings.configuration)", problem: "it has the entitlements in \($0)",
                        remedy: "Remove CODE_SIGN_ENTITLEMENTS, since nothing here needs any")
                }
            }
        }
    }
}
