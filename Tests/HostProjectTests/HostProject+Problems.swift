extension HostProject {
    /// Everything that is wrong, with what to do.
    var problems: [String] {
        if objects.isEmpty { return ["\(Self.file) is no property list with objects. Correct its text."] }
        return missingPaths + brokenReferences + wrongPackage + wrongSources + wrongNames
    }

    private var missingPaths: [String] {
        let groups = all("PBXFileSystemSynchronizedRootGroup")
        let excepted = groups.flatMap { group in
            group.list("exceptions").compactMap { objects[$0] }.flatMap { $0.list("membershipExceptions") }
                .map { "\(group.text("path") ?? "")/\($0)" }
        }
        let manifests = all("XCLocalSwiftPackageReference").map { "\($0.text("relativePath") ?? "")/Package.swift" }
        let infoFiles = all("XCBuildConfiguration").compactMap { $0.setting("INFOPLIST_FILE") }
        let paths = groups.compactMap { $0.text("path") } + excepted + manifests + infoFiles
        return paths.map(path).filter { texts[$0] == nil }
            .map { "\(Self.file) names '\($0)', which does not exist. Write where it is now, or remove it." }
    }

    private var brokenReferences: [String] {
        let mentions = Dictionary(captures(#"\b([0-9A-F]{24})\b"#, in: Self.file).map { ($0, 1) }, uniquingKeysWith: +)
        let missing = mentions.keys.filter { objects[$0] == nil }.sorted()
            .map { "\(Self.file) names the object \($0), which does not exist. Add it, or remove its name." }
        let lost = objects.keys.filter { mentions[$0] == 1 }.sorted()
            .map { "Nothing in \(Self.file) names the object \($0). Name it where it belongs, or remove it." }
        return missing + lost
    }

    private var wrongPackage: [String] {
        let products = captures(#"\.library\(\s*name: "(\w+)""#, in: "Package.swift")
        let system = (captures(#"\.iOS\(\.v(\w+)\)"#, in: "Package.swift").first ?? "") + ".0"
        let used = Set(all("XCSwiftPackageProductDependency").compactMap { $0.text("productName") })
        let systems = Set(all("XCBuildConfiguration").compactMap { $0.setting("IPHONEOS_DEPLOYMENT_TARGET") })
        let unknown = used.subtracting(products).sorted()
            .map { "Package.swift has no product \($0). Let productName in \(Self.file) be one of \(products)." }
        return unknown
            + (systems == [system] ? [] : ["IPHONEOS_DEPLOYMENT_TARGET is \(systems.sorted()). Set it to \(system)."])
    }

    /// The targets have the products of the package and the modules of Xcode, and nothing that needs virtual time.
    private var wrongSources: [String] {
        let products = all("XCSwiftPackageProductDependency").compactMap { $0.text("productName") }
        let modules = ["CoreGraphics", "Foundation", "Observation", "QuartzCore", "Testing", "UIKit", "XCTest"]
        let files = Set(all("PBXNativeTarget").flatMap { self.files(of: $0) }.filter { $0.hasSuffix(".swift") })
        let contracts = texts.keys.filter { $0.hasPrefix("Tests/UIKitContractTests/") && $0.hasSuffix(".swift") }
        let left = Set(contracts).subtracting(files).sorted()
            .map { "No target compiles \($0). Remove it from membershipExceptions, or name the folder in a target." }
        let wrong = files.sorted().flatMap { file in
            let others = Set(captures(#"^\s*(?:@?\w+ )*import (\w+)"#, in: file)).subtracting(modules + products)
            let tests = file.hasSuffix("ContractTests.swift") ? captures(#"func (test\w+)\(\) async"#, in: file) : []
            return others.map { "\(file) imports \($0), which no target has. Do without, or except the file." }
                + tests.map { "\(file): \($0) is asynchronous. No animation would end in it. Remove async." }
        }
        return left + wrong
    }

    /// The names in the scheme, in `Info.plist` and in the workflow.
    private var wrongNames: [String] {
        let targets = all("PBXNativeTarget").map(\.id)
        let blueprints = names(#"BlueprintIdentifier = "(\w+)""#, in: Self.scheme).filter { !targets.contains($0) }
            .map { "\(Self.scheme) names \($0), which is no target. Write one of \(targets)." }
        let sources = texts.keys.filter { $0.hasPrefix(Self.folder) && $0.hasSuffix(".swift") }
        let classes = sources.flatMap { captures(#"\bclass (\w+):"#, in: $0) }
        let delegates = names(#"SceneDelegateClassName</key>\s*<string>[^<]*?(\w+)<"#, in: Self.infoFile)
            .filter { !classes.contains($0) }
            .map { "\(Self.infoFile) names \($0) as the scene's delegate. Name a class of the app, one of \(classes)." }
        let schemes = names(#"-scheme (\S+)"#, in: Self.workflow).filter { $0 != "Baton-Package" }
            .map { Self.package + "xcshareddata/xcschemes/\($0).xcscheme" }
        let paths = [#"-project (\S+)"#, #"(\.ci/\w+)"#].flatMap { names($0, in: Self.workflow) } + schemes
        return blueprints + delegates
            + paths.filter { texts[$0] == nil }
            .map { "\(Self.workflow) needs '\($0)', which does not exist. Write where it is now." }
    }

    /// Returns the captures of a pattern, or "nothing", which is reported like a wrong name.
    private func names(_ pattern: String, in file: String) -> [String] {
        let found = captures(pattern, in: file)
        return found.isEmpty ? ["nothing"] : found
    }
}
