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
            view.background = gray(keyboard.isDark ? 0.42 : 1)
            view.cornerRadius = 5
            guard !key.letter.isEmpty else { return view }
            view.text = RecordedText(
                string: key.letter, size: 20, weight: 400, color: gray(keyboard.isDark ? 1 : 0), alignment: .center,
                wraps: false)
            return view
        }
        return [board] + keys
    }

    /// The letters in three rows, and below them a key on each side of the space bar.
    private var places: [(letter: String, frame: CGRect)] {
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
        let sides = [(0, 2, 1.25), (8.75, 2, 1.25), (0, 3, 2.5), (2.5, 3, 5), (7.5, 3, 2.5)]
            .map { ("", frame(Self.margin + $0.0 * width, $0.1, $0.2)) }
        return letters + sides
    }

    private func gray(_ part: Double) -> RecordedColor {
        RecordedColor(red: part, green: part, blue: part)
    }
}
