extension Rule {
    /// Each product of the package that a target names exists, and is linked by it.
    static let packages = Rule { app in
        let products = app.project.all("XCSwiftPackageProductDependency")
        let unknown = products.filter { !app.manifest.products.contains($0.name) }.map {
            Finding(
                subject: "\($0)", problem: "\(Checkout.manifest) has no such product",
                remedy: "Name one of \(app.manifest.products.joined(separator: ", "))")
        }
        let homeless = products.filter { app.project.object("package", of: $0) == nil }.map {
            Finding(
                subject: "\($0)", problem: "it does not say which package it is of",
                remedy: "Let package name the XCLocalSwiftPackageReference")
        }
        return unknown + homeless + app.project.targets.flatMap { unlinked(by: $0, app.project) }
    }

    private static func unlinked(by target: ProjectObject, _ project: ProjectFile) -> [Finding] {
        let phase = project.objects("buildPhases", of: target).first { $0.kind == "PBXFrameworksBuildPhase" }
        let linked = phase.map { project.objects("files", of: $0).compactMap { $0.text("productRef") } } ?? []
        let named = target.texts("packageProductDependencies")
        return Set(linked).symmetricDifference(named).sorted().map { id in
            Finding(
                subject: "\(target)",
                problem: "\(project.objects[id]?.description ?? id) is only "
                    + (linked.contains(id) ? "in its Frameworks phase" : "in its packageProductDependencies"),
                remedy: "Name it in both")
        }
    }
}
