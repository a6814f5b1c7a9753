extension ProjectFile {
    /// The group that contains an object.
    private func parent(of object: ProjectObject) -> ProjectObject? {
        all("PBXGroup").first { $0.texts("children").contains(object.id) }
    }

    /// The path of a group or a file in the repository, or nil if it is not there but where Xcode builds.
    func path(of object: ProjectObject) -> String? {
        let own = object.text("path") ?? ""
        switch object.text("sourceTree") {
        case "SOURCE_ROOT": return RelativePath.join(Checkout.folder, own)
        case "<group>":
            let above = parent(of: object).map { path(of: $0) } ?? Checkout.folder
            return above.map { RelativePath.join($0, own) }
        default: return nil
        }
    }

    /// The files of a target, by their paths: those in its folders, without the exceptions, and the exceptions in folders
    /// of others.
    func files(of target: ProjectObject, in checkout: Checkout) -> [String] {
        all("PBXFileSystemSynchronizedRootGroup").flatMap { group -> [String] in
            guard let folder = path(of: group) else { return [] }
            let exceptions = objects("exceptions", of: group).filter { $0.text("target") == target.id }
                .flatMap { $0.texts("membershipExceptions") }.map { RelativePath.join(folder, $0) }
            guard target.texts("fileSystemSynchronizedGroups").contains(group.id) else { return exceptions }
            return checkout.paths.filter { $0.hasPrefix(folder + "/") && !exceptions.contains($0) }
        }.sorted()
    }
}
