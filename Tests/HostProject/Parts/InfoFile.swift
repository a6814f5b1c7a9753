import Foundation

/// What `Info.plist` says of the scenes of the app.
struct InfoFile {
    /// The classes of the delegates of the scenes.
    let delegates: [String]
    let hasLaunchScreen: Bool

    init(_ text: String, of file: String) throws {
        let value = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        guard let table = value as? [String: Any] else {
            throw Finding(subject: file, problem: "it is no property list", remedy: "Correct the text")
        }
        let manifest = table["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]] ?? []
        delegates = scenes.compactMap { $0["UISceneDelegateClassName"] as? String }
        hasLaunchScreen = table["UILaunchScreen"] is [String: Any]
    }
}
