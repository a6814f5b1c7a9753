extension HostApp: CustomStringConvertible {
    /// A line for each target, which says what it is built for and what a person needs to sign it.
    var description: String {
        project.targets.map { target in
            let settings = settings(of: target)[0]
            return [
                "\(target.name): iOS \(settings["IPHONEOS_DEPLOYMENT_TARGET"] ?? "?")",
                "Swift \(settings["SWIFT_VERSION"] ?? "?")",
                settings["DEVELOPMENT_TEAM"].map { "team \($0)" } ?? "no team",
                settings["CODE_SIGN_ENTITLEMENTS"].map { "entitlements in \($0)" } ?? "no entitlements",
            ].joined(separator: ", ")
        }.joined(separator: "\n")
    }
}
