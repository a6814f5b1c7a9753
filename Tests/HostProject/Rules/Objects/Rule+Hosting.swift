extension Rule {
    /// The tests run in the app: they are built after it, and Xcode knows and finds their host.
    static let hosting = Rule { app in
        guard let host = app.app else {
            return [
                Finding(
                    subject: "\(app.project.root)", problem: "no target makes an app",
                    remedy: "Name a target with the productType \(HostApp.application) in targets")
            ]
        }
        return app.project.targets.filter { $0.text("productType") == HostApp.unitTests }.flatMap { tests in
            dependency(of: tests, on: host, app.project) + attribute(of: tests, host, app.project)
                + settings(of: tests, host, app)
        }
    }

    private static func dependency(
        of tests: ProjectObject, on host: ProjectObject, _ project: ProjectFile
    ) -> [Finding] {
        let isRight = project.objects("dependencies", of: tests).contains { dependency in
            let proxy = project.object("targetProxy", of: dependency)
            return dependency.text("target") == host.id && proxy?.text("remoteGlobalIDString") == host.id
                && proxy?.text("containerPortal") == project.root.id
        }
        return isRight
            ? []
            : [
                Finding(
                    subject: "\(tests)", problem: "it does not depend on \(host)",
                    remedy: "Add a PBXTargetDependency whose target and proxy name \(host.id)")
            ]
    }

    private static func attribute(
        of tests: ProjectObject, _ host: ProjectObject, _ project: ProjectFile
    ) -> [Finding] {
        let named = project.root.fields["attributes"]?["TargetAttributes"]?[tests.id]?["TestTargetID"]?.text
        return named == host.id
            ? []
            : [
                Finding(
                    subject: "\(tests)", problem: "its TestTargetID is \(named ?? "missing")",
                    remedy: "Set it to \(host.id) in the TargetAttributes of the project")
            ]
    }

    private static func settings(of tests: ProjectObject, _ host: ProjectObject, _ app: HostApp) -> [Finding] {
        zip(app.settings(of: tests), app.settings(of: host)).flatMap { own, its -> [Finding] in
            let product = app.product(of: host, in: its)
            let place = "$(BUILT_PRODUCTS_DIR)/\(product).app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/\(product)"
            return ["TEST_HOST", "BUNDLE_LOADER"].compactMap { name in
                let value = app.value(of: name, in: own, of: tests)
                guard value != place else { return nil }
                return Finding(
                    subject: "\(tests), \(own.configuration)",
                    problem: "\(name) is \(value ?? "missing") and does not lead to the app",
                    remedy: "Set it to \(place)")
            }
        }
    }
}
