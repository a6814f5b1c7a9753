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

        /// The window of a device that is none of the kinds.
        struct Window: Hashable, Sendable {
            /// The width and the height.
            var size: [Int]
            /// The safe area: top, left, bottom, right.
            var safeArea: [Int]
        }

        var device = Device.phone
        var window: Window?
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
            let words =
                ["on", device.rawValue, "\(system)"] + preferences.map(\.rawValue) + windowWords + ["app=\(app)"]
            return [words.joined(separator: " ")] + answers.map { "answer \($0.name) \($0.value)" }
        }

        private var windowWords: [String] {
            guard let window else { return [] }
            let numbers = [("size", window.size), ("safe", window.safeArea)]
            return numbers.map { "\($0)=\($1.map { "\($0)" }.joined(separator: ","))" }
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
            } else if word.hasPrefix("size="), let size = numbers(in: word.dropFirst(5), count: 2) {
                window = Window(size: size, safeArea: window?.safeArea ?? [0, 0, 0, 0])
            } else if word.hasPrefix("safe="), let insets = numbers(in: word.dropFirst(5), count: 4) {
                window?.safeArea = insets
            } else {
                return false
            }
            return true
        }

        private func numbers(in words: Substring, count: Int) -> [Int]? {
            let numbers = words.split(separator: ",").compactMap { Int($0) }.filter { (0...5_000).contains($0) }
            return numbers.count == count ? numbers : nil
        }

        /// The device as the stand-in knows it.
        @MainActor var headlessDevice: HeadlessDevice {
            let kinds: [Device: HeadlessDevice] = [.phone: .phone, .smallPhone: .smallPhone, .pad: .pad]
            let kind = fitted(kinds[device] ?? .phone)
            return preferences.reduce(kind.running(system)) { device, preference in
                switch preference {
                case .rightToLeft: device.rightToLeft
                case .dark: device.dark
                case .reducingMotion: device.reducingMotion
                case .crossFading: device.crossFading
                }
            }
        }

        /// The device with the window of the setting.
        @MainActor private func fitted(_ device: HeadlessDevice) -> HeadlessDevice {
            guard let window, window.size.count == 2, window.safeArea.count == 4 else { return device }
            var fitted = window.size[0] > window.size[1] ? device.turned : device
            fitted.size = CGSize(width: window.size[0], height: window.size[1])
            let insets = window.safeArea.map { CGFloat($0) }
            fitted.safeArea = UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
            return fitted
        }
    }
#endif
