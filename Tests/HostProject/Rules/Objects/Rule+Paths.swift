extension Rule {
    /// Every group, file and package is where the project says.
    static let paths = Rule { app in
        let kinds = ["PBXGroup", "PBXFileReference", "PBXFileSystemSynchronizedRootGroup"]
        let missing = kinds.flatMap(app.project.all).compactMap { object -> Finding? in
            guard let path = app.project.path(of: object), !app.checkout.paths.contains(path) else { return nil }
            return Finding(
                subject: "\(object)", problem: "there is no '\(path)'", remedy: "Correct its path, or restore the file")
        }
        let packages = app.project.all("XCLocalSwiftPackageReference").compactMap { object -> Finding? in
            let folder = RelativePath.join(Checkout.folder, object.text("relativePath") ?? "")
            let manifest = RelativePath.join(folder, "Package.swift")
            guard !app.checkout.paths.contains(manifest) else { return nil }
            return Finding(
                subject: "\(object)", problem: "there is no '\(manifest)'",
                remedy: "Let relativePath lead from \(Checkout.folder) to the folder of the package")
        }
        return missing + packages
    }

    /// The files that are excepted from a folder are in it.
    static let exceptions = Rule { app in
        app.project.all("PBXFileSystemSynchronizedRootGroup").flatMap { group -> [Finding] in
            guard let folder = app.project.path(of: group) else { return [] }
            return app.project.objects("exceptions", of: group).flatMap { exceptions in
                exceptions.texts("membershipExceptions").compactMap { file in
                    guard !app.checkout.paths.contains(RelativePath.join(folder, file)) else { return nil }
                    return Finding(
                        subject: "exceptions of \(group)", problem: "there is no '\(file)' in \(folder)",
                        remedy: "Correct the name in membershipExceptions, or remove it")
                }
            }
        }
    }
}
