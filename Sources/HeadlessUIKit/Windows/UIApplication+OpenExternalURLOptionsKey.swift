extension UIApplication {
    /// An option for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Whether a URL is opened only if it is a link that an installed app has claimed. The value is a Boolean.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The URL of the app's page in the settings.
    public nonisolated static let openSettingsURLString = "app-settings:"
}
