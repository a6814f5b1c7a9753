extension Rule {
    /// A scene has a delegate whose class is in a source of the app, and the screen is used as a whole.
    ///
    /// The contract tests open their windows in the scene, and without `UILaunchScreen` UIKit would run the app in a part
    /// of the screen.
    static let scenes = Rule { app in
        guard let target = app.app else { return [] }
        return try app.settings(of: target).flatMap { settings -> [Finding] in
            let file = app.value(of: "INFOPLIST_FILE", in: settings, of: target) ?? ""
            let path = RelativePath.join(Checkout.folder, file)
            // `infoFile` reports a file that is missing.
            guard let text = app.checkout.texts[path] else { return [] }
            let info = try InfoFile(text, of: path)
            let screen = Finding(
                subject: path, problem: "it has no UILaunchScreen", remedy: "Add the key with an empty dictionary")
            return (info.hasLaunchScreen ? [] : [screen]) + delegates(info, in: path, of: target, app)
        }
    }

    private static func delegates(
        _ info: InfoFile, in path: String, of target: ProjectObject, _ app: HostApp
    ) -> [Finding] {
        let sources = app.project.files(of: target, in: app.checkout).compactMap { app.checkout.texts[$0] }
        let classes = sources.flatMap { Manifest.captures(#"\bclass (\w+):[^{]*UIWindowSceneDelegate"#, in: $0) }
        let known = classes.map { "$(PRODUCT_MODULE_NAME).\($0)" }
        if info.delegates.isEmpty {
            return [
                Finding(
                    subject: path, problem: "no scene has a delegate",
                    remedy:
                        "Name \(known.joined(separator: " or ")) as UISceneDelegateClassName in UISceneConfigurations")
            ]
        }
        return info.delegates.filter { !known.contains($0) }.map {
            Finding(
                subject: path, problem: "no source of \(target) has the class '\($0)' of a scene delegate",
                remedy: "Name \(known.joined(separator: " or "))")
        }
    }
}
