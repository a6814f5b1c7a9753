extension Rule {
    /// The kinds of objects, and the kinds of what their fields name.
    private static let fields: [String: [String: [String]]] = [
        "PBXBuildFile": ["productRef": ["XCSwiftPackageProductDependency"], "fileRef": ["PBXFileReference"]],
        "PBXContainerItemProxy": ["containerPortal": ["PBXProject"], "remoteGlobalIDString": ["PBXNativeTarget"]],
        "PBXFileReference": [:],
        "PBXFileSystemSynchronizedBuildFileExceptionSet": ["target": ["PBXNativeTarget"]],
        "PBXFileSystemSynchronizedRootGroup": ["exceptions": ["PBXFileSystemSynchronizedBuildFileExceptionSet"]],
        "PBXFrameworksBuildPhase": ["files": ["PBXBuildFile"]],
        "PBXGroup": ["children": ["PBXGroup", "PBXFileReference", "PBXFileSystemSynchronizedRootGroup"]],
        "PBXNativeTarget": [
            "buildConfigurationList": ["XCConfigurationList"],
            "buildPhases": ["PBXSourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase"],
            "dependencies": ["PBXTargetDependency"],
            "fileSystemSynchronizedGroups": ["PBXFileSystemSynchronizedRootGroup"],
            "packageProductDependencies": ["XCSwiftPackageProductDependency"],
            "productReference": ["PBXFileReference"],
        ],
        "PBXProject": [
            "buildConfigurationList": ["XCConfigurationList"], "mainGroup": ["PBXGroup"],
            "packageReferences": ["XCLocalSwiftPackageReference"], "productRefGroup": ["PBXGroup"],
            "targets": ["PBXNativeTarget"],
        ],
        "PBXResourcesBuildPhase": ["files": ["PBXBuildFile"]],
        "PBXSourcesBuildPhase": ["files": ["PBXBuildFile"]],
        "PBXTargetDependency": ["target": ["PBXNativeTarget"], "targetProxy": ["PBXContainerItemProxy"]],
        "XCBuildConfiguration": [:],
        "XCConfigurationList": ["buildConfigurations": ["XCBuildConfiguration"]],
        "XCLocalSwiftPackageReference": [:],
        "XCSwiftPackageProductDependency": ["package": ["XCLocalSwiftPackageReference"]],
    ]

    /// Each object is of a kind that is needed here, and its fields name objects of the right kinds.
    static let kinds = Rule { app in
        let objects = app.project.objects.values.sorted { $0.id < $1.id }
        return version(of: app.project)
            + objects.flatMap { object -> [Finding] in
                guard let fields = fields[object.kind] else {
                    return [
                        Finding(
                            subject: "object \(object.id)", problem: "its kind '\(object.kind)' is not known here",
                            remedy: "Correct isa, or add the kind to Rule+Kinds.swift")
                    ]
                }
                return fields.sorted { $0.key < $1.key }.flatMap { field, kinds in
                    let names = object.text(field).map { [$0] } ?? object.texts(field)
                    return names.compactMap { wrong($0, in: field, of: object, kinds: kinds, app.project) }
                }
            }
    }

    private static func wrong(
        _ name: String, in field: String, of object: ProjectObject, kinds: [String], _ project: ProjectFile
    ) -> Finding? {
        guard let named = project.objects[name] else {
            // `references` reports an identifier of nothing.
            guard !ProjectObject.isIdentifier(name) else { return nil }
            return Finding(
                subject: "\(object)", problem: "\(field) has '\(name)', which is no identifier",
                remedy: "Write the 24 digits of an object")
        }
        guard !kinds.contains(named.kind) else { return nil }
        return Finding(
            subject: "\(object)", problem: "\(field) names \(named)",
            remedy: "Name an object of the kind \(kinds.joined(separator: " or "))")
    }

    /// Folders whose files belong to targets by themselves need the format of Xcode 16.
    private static func version(of project: ProjectFile) -> [Finding] {
        let versions = [project.version, project.root.text("preferredProjectObjectVersion") ?? ""]
        return versions.allSatisfy { $0 == "77" }
            ? []
            : [
                Finding(
                    subject: Checkout.project, problem: "the versions of its format are \(versions)",
                    remedy: "Set objectVersion and preferredProjectObjectVersion to 77")
            ]
    }
}
