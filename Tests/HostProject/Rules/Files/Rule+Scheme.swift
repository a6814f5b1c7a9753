extension Rule {
    /// The scheme runs the app and tests the bundle, and names the targets as they are.
    static let scheme = Rule { app in
        references(in: app) + actions(of: app)
    }

    private static func references(in app: HostApp) -> [Finding] {
        app.scheme.all("BuildableReference").flatMap { reference -> [Finding] in
            let id = reference.attributes["BlueprintIdentifier"] ?? ""
            guard let target = app.project.targets.first(where: { $0.id == id }) else {
                return [
                    Finding(
                        subject: Checkout.scheme, problem: "the BlueprintIdentifier '\(id)' is of no target",
                        remedy:
                            "Use one of \(app.project.targets.map { "\($0.id) (\($0.name))" }.joined(separator: ", "))")
                ]
            }
            let wanted = [
                "BlueprintName": target.name,
                "BuildableName": app.project.object("productReference", of: target)?.name ?? "",
                "ReferencedContainer": "container:" + (Checkout.package.split(separator: "/").last ?? ""),
            ]
            return wanted.sorted { $0.key < $1.key }.filter { reference.attributes[$0.key] != $0.value }.map {
                name, value in
                Finding(
                    subject: "\(Checkout.scheme), \(target)",
                    problem: "its \(name) is '\(reference.attributes[name] ?? "")'", remedy: "Set it to '\(value)'")
            }
        }
    }

    private static func actions(of app: HostApp) -> [Finding] {
        let wanted = [
            ("BuildAction", HostApp.application), ("LaunchAction", HostApp.application),
            ("TestAction", HostApp.unitTests),
        ]
        let idle = wanted.filter { action, type in
            let ids = app.scheme.all(action).flatMap { $0.all("BuildableReference") }
                .compactMap { $0.attributes["BlueprintIdentifier"] }
            return !app.project.targets.contains { $0.text("productType") == type && ids.contains($0.id) }
        }
        let skipped = app.scheme.all("TestableReference").filter { $0.attributes["skipped"] != "NO" }
        let unknown = app.scheme.children.compactMap { $0.attributes["buildConfiguration"] }
            .filter { !HostApp.configurations.contains($0) }
        return idle.map {
            Finding(
                subject: Checkout.scheme, problem: "\($0) has no target of the type \($1)",
                remedy: "Add a BuildableReference to it")
        }
            + skipped.map { _ in
                Finding(subject: Checkout.scheme, problem: "it skips the tests", remedy: "Set skipped to NO")
            }
            + unknown.map {
                Finding(
                    subject: Checkout.scheme, problem: "there is no configuration '\($0)'",
                    remedy: "Use Debug or Release")
            }
    }
}
