public import Foundation

/// The URLs that the app can open, and those that it has opened.
@MainActor
public enum HeadlessURLs {
    /// The schemes that some app handles. `HeadlessLog.reset()` restores those of the system's own apps.
    public static var schemes = systemSchemes

    /// The URLs that the app has opened since the last reset, oldest first. The app itself stays in front.
    public internal(set) static var opened: [URL] = []

    private static let systemSchemes: Set<String> = [
        "app-settings", "facetime", "http", "https", "mailto", "maps", "sms", "tel",
    ]

    static func canOpen(_ url: URL) -> Bool {
        url.scheme.map { schemes.contains($0.lowercased()) } ?? false
    }

    /// Opens a URL if an app handles it. No app claims universal links.
    static func open(_ url: URL, universalLinksOnly: Bool) -> Bool {
        guard canOpen(url), !universalLinksOnly else { return false }
        opened.append(url)
        return true
    }

    static func reset() {
        schemes = systemSchemes
        opened = []
    }
}
