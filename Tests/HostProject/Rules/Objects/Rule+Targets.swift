extension Rule {
    /// Each target has a product, two configurations, the phases of a build, and sources.
    static let targets = Rule { app in
        app.project.targets.flatMap { target in
            product(of: target, app) + configurations(of: target, app.project) + phases(of: target, app.project)
                + sources(of: target, app)
        } + configurations(of: app.project.root, app.project)
    }

    private static func product(of target: ProjectObject, _ app: HostApp) -> [Finding] {
        let suffixes = [HostApp.application: ".app", HostApp.unitTests: ".xctest"]
        guard let suffix = suffixes[target.text("productType") ?? ""] else {
            return [
                Finding(
                    subject: "\(target)", problem: "its productType is \(target.text("productType") ?? "missing")",
                    remedy: "Use \(HostApp.application) or \(HostApp.unitTests)")
            ]
        }
        let file = app.project.object("productReference", of: target)
        return app.settings(of: target).compactMap { settings in
            let name = app.product(of: target, in: settings) + suffix
            guard file?.text("path") != name || file?.text("sourceTree") != "BUILT_PRODUCTS_DIR" else { return nil }
            return Finding(
                subject: "\(target)",
                problem: "its productReference is \(file?.description ?? "missing"), and it makes \(name)",
                remedy: "Let it be a PBXFileReference with that path in BUILT_PRODUCTS_DIR")
        }
    }

    private static func configurations(of object: ProjectObject, _ project: ProjectFile) -> [Finding] {
        let list = project.object("buildConfigurationList", of: object)
        let names = list.map { project.objects("buildConfigurations", of: $0).compactMap { $0.text("name") } } ?? []
        let usual = list?.text("defaultConfigurationName") ?? ""
        if names.sorted() == HostApp.configurations, names.contains(usual) { return [] }
        return [
            Finding(
                subject: "\(object)", problem: "its configurations are \(names), by default '\(usual)'",
                remedy: "Give it a list with Debug and Release, one of them as defaultConfigurationName")
        ]
    }

    private static func phases(of target: ProjectObject, _ project: ProjectFile) -> [Finding] {
        let kinds = project.objects("buildPhases", of: target).map(\.kind)
        return ["PBXSourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase"]
            .filter { kind in kinds.count { $0 == kind } != 1 }
            .map {
                Finding(
                    subject: "\(target)", problem: "it has no \($0), or several", remedy: "Name one in its buildPhases")
            }
    }

    private static func sources(of target: ProjectObject, _ app: HostApp) -> [Finding] {
        guard !app.project.files(of: target, in: app.checkout).contains(where: { $0.hasSuffix(".swift") }) else {
            return []
        }
        return [
            Finding(
                subject: "\(target)", problem: "it has no sources",
                remedy: "Add a folder to fileSystemSynchronizedGroups")
        ]
    }
}
