import UIKit

/// A section of the settings, with the colour of its icon and its bar.
@MainActor
struct SettingsSection {
    let name: String
    let words: String
    let symbol: String
    let color: UIColor
    let rows: [String]

    static let all = [
        SettingsSection(
            name: "Wireless", words: "Harbour 5 GHz", symbol: "wifi", color: .systemBlue,
            rows: ["Harbour 5 GHz", "Harbour guest", "Ask to join"]),
        SettingsSection(
            name: "Sounds", words: "Quiet until 7:00", symbol: "bell.fill", color: .systemPink,
            rows: ["Ringtone", "Mail", "Keyboard clicks"]),
        SettingsSection(
            name: "Appearance", words: "Dark after sunset", symbol: "moon.fill", color: .systemIndigo,
            rows: ["Automatic", "Text size", "Bold text"]),
        SettingsSection(
            name: "Health", words: "3 of 4 goals", symbol: "heart.fill", color: .systemRed,
            rows: ["Steps", "Sleep", "Medication"]),
        SettingsSection(
            name: "Storage", words: "61 GB of 128 GB", symbol: "folder.fill", color: .systemOrange,
            rows: ["Photos", "Music", "Mail"]),
        SettingsSection(
            name: "Places", words: "While using", symbol: "location.fill", color: .systemGreen,
            rows: ["Maps", "Weather", "Camera"]),
    ]
}
