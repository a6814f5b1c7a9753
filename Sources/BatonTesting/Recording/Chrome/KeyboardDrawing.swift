import UIKit

/// A keyboard with letters, drawn as views.
struct KeyboardDrawing {
    private let keyboard: RecordedKeyboard
    private let bottom: CGFloat

    private static let id = -10
    private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    /// The height of the suggestions above the keys.
    private static let suggestions: CGFloat = 45
    private static let gap = CGSize(width: 6, height: 11)
    private static let margin: CGFloat = 3

    /// - Parameter bottom: The height of the home indicator's area.
    init(_ keyboard: RecordedKeyboard, bottom: CGFloat) {
        self.keyboard = keyboard
        self.bottom = bottom
    }

    var views: [RecordedView] {
        var board = RecordedView(id: Self.id, name: "Keyboard", frame: keyboard.frame)
        board.background = gray(keyboard.isDark ? 0.17 : 0.83)
        let keys = places.enumerated().map { index, key in
            var view = RecordedView(id: Self.id - 1 - index, parent: Self.id, name: "Key", frame: key.frame)
            let isLetter = key.sign.count == 1
            view.background = isLetter || key.sign == "space" ? gray(keyboard.isDark ? 0.42 : 1) : gray(faint)
            view.cornerRadius = 5
            view.picture = KeySign(rawValue: key.sign)?.picture(in: view.bounds, color: ink)
            guard view.picture == nil else { return view }
            view.text = RecordedText(
                string: key.sign, size: isLetter ? 20 : 15, weight: 400, color: ink, alignment: .center, wraps: false)
            return view
        }
        return [board] + keys
    }

    private var ink: RecordedColor { gray(keyboard.isDark ? 1 : 0) }
    /// The grey of the keys that type nothing.
    private var faint: Double { keyboard.isDark ? 0.29 : 0.7 }

    /// The letters in three rows, and below them a key on each side of the space bar, each with its sign.
    private var places: [(sign: String, frame: CGRect)] {
        let width = (keyboard.frame.width - 2 * Self.margin) / 10
        let height = (keyboard.frame.height - Self.suggestions - bottom) / 4
        func frame(_ x: CGFloat, _ row: Int, _ count: CGFloat) -> CGRect {
            CGRect(x: x, y: Self.suggestions + CGFloat(row) * height, width: count * width, height: height)
                .insetBy(dx: Self.gap.width / 2, dy: Self.gap.height / 2)
        }
        let letters = Self.rows.enumerated().flatMap { row, letters in
            letters.enumerated().map { column, letter in
                let start = (keyboard.frame.width - CGFloat(letters.count) * width) / 2
                return ("\(letter)", frame(start + CGFloat(column) * width, row, 1))
            }
        }
        let sides: [(sign: KeySign, x: CGFloat, row: Int, count: CGFloat)] = [
            (.shift, 0, 2, 1.25), (.delete, 8.75, 2, 1.25), (.digits, 0, 3, 2.5), (.space, 2.5, 3, 5),
            (.return, 7.5, 3, 2.5),
        ]
        let others = sides.map { ($0.sign.rawValue, frame(Self.margin + $0.x * width, $0.row, $0.count)) }
        return letters + others
    }

    private func gray(_ part: Double) -> RecordedColor {
        RecordedColor(red: part, green: part, blue: part)
    }
}
