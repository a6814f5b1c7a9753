#if HEADLESS_UIKIT
    import UIKit

    /// Where a program of a monkey runs: the device, the system, the settings of its user, and how the stand-in answers what is not
    /// known of UIKit.
    public struct MonkeySetting: Hashable, Sendable {
        /// A device.
        enum Device: String, CaseIterable, Sendable {
            case phone, smallPhone, pad
        }

        /// A setting of the user.
        enum Preference: String, CaseIterable, Sendable {
            case rightToLeft, dark, reducingMotion, crossFading
        }

        /// An answer of a switch of the stand-in.
        struct Answer: Hashable, Sendable {
            let name: String
            let value: String
        }

        var device = Device.phone
        /// The version of the system.
        public internal(set) var system = 26
        var preferences: [Preference] = []
        /// The number of the app, where the monkey has several.
        var app = 0
        var answers: [Answer] = []
    }

    extension MonkeySetting {
        /// The lines of a script.
        var lines: [String] {
            let words = ["on", device.rawValue, "\(system)"] + preferences.map(\.rawValue) + ["app=\(app)"]
            return [words.joined(separator: " ")] + answers.map { "answer \($0.name) \($0.value)" }
        }

        /// Reads a line of a script. Returns whether it is one of a setting.
        mutating func read(_ line: String) throws(MonkeyScriptError) -> Bool {
            let words = line.split(separator: " ").map(String.init)
            switch words.first {
            case "on":
                for word in words.dropFirst() where !readWord(word) {
                    throw MonkeyScriptError(line: line, remedy: "There is no device or preference \"\(word)\".")
                }
                return true
            case "answer":
                guard words.count == 3 else {
                    throw MonkeyScriptError(line: line, remedy: "Write \"answer\", the name of a switch and its value.")
                }
                answers.append(Answer(name: words[1], value: words[2]))
                return true
            default: return false
            }
        }

        private mutating func readWord(_ word: String) -> Bool {
            if let device = Device(rawValue: word) {
                self.device = device
            } else if let preference = Preference(rawValue: word) {
                preferences.append(preference)
            } else if let version = Int(word) {
                system = version
            } else if word.hasPrefix("app="), let number = Int(word.dropFirst(4)) {
                app = number
            } else {
                return false
            }
            return true
        }

        /// The device as the stand-in knows it.
        @MainActor var headlessDevice: HeadlessDevice {
            let kinds: [Device: HeadlessDevice] = [.phone: .phone, .smallPhone: .smallPhone, .pad: .pad]
            return preferences.reduce((kinds[device] ?? .phone).running(system)) { device, preference in
                switch preference {
                case .rightToLeft: device.rightToLeft
                case .dark: device.dark
                case .reducingMotion: device.reducingMotion
                case .crossFading: device.crossFading
                }
            }
        }
    }
#endif
