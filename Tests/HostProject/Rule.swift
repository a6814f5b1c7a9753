/// One thing that has to hold, and how to find out.
struct Rule: Sendable {
    let findings: @Sendable (HostApp) throws -> [Finding]

    static let all: [Rule] = [
        .references, .kinds, .paths, .exceptions, .targets, .hosting, .packages, .settings, .knownSettings, .infoFile,
        .entitlements, .scheme, .scenes, .imports, .resources, .synchronousTests, .xcodebuild, .commands, .systems,
    ]
}
