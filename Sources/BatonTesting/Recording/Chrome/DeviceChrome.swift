import UIKit

/// What the system draws over an app: the keyboard, the clock, the signs beside it, the home indicator, and the glass of bars.
package struct DeviceChrome {
    private let size: CGSize
    private let insets: UIEdgeInsets

    private static let indicator = CGSize(width: 134, height: 5)
    private static let indicatorDistance: CGFloat = 8
    private static let clockSize: Double = 16
    private static let signs = CGSize(width: 46, height: 13)
    /// How far beyond its rectangle a view is visible, as a shadow or in a blur.
    private static let reach: CGFloat = 60
    /// The width of the places for the clock and the signs, beside a notch.
    private static let ear: CGFloat = 110

    package init(_ recording: Recording) {
        size = CGSize(width: recording.width, height: recording.height)
        insets = recording.safeArea
    }

    /// Returns the views of a frame with those of the system above them. Their numbers are below those of the roots.
    package func views(over frame: Recording.Frame) -> [RecordedView] {
        var views = GlassDrawing(frame.views, near: near).drawn
        if let keyboard = frame.keyboard { views += KeyboardDrawing(keyboard, bottom: insets.bottom).views }
        if let bar = frame.statusBar, insets.top > 0 { views += [clock(bar), signs(bar)] }
        if insets.bottom > 0 {
            let place = CGPoint(x: size.width / 2, y: size.height - Self.indicatorDistance)
            views.append(homeIndicator(isLight: Compositor(near(place, of: views)).color(at: place).isDark))
        }
        return views
    }

    /// The views that reach a place, and those that they are in. Views with perspective may reach any place.
    private func near(_ place: CGPoint, of views: [RecordedView]) -> [RecordedView] {
        guard views.allSatisfy({ $0.transform[11] == 0 && $0.sublayerTransform[11] == 0 }) else { return views }
        var parents: Set<Int> = []
        var found: [RecordedView] = []
        // Parents come before their children.
        for view in views.reversed() {
            let area = view.windowFrame.insetBy(dx: -Self.reach, dy: -Self.reach)
            guard area.contains(place) || parents.contains(view.id) else { continue }
            found.append(view)
            if let parent = view.parent { parents.insert(parent) }
        }
        return found.reversed()
    }

    private func ink(isLight: Bool) -> RecordedColor {
        let part = isLight ? 1.0 : 0.0
        return RecordedColor(red: part, green: part, blue: part)
    }

    /// The middle of the line on which the clock and the signs stand.
    private var line: CGFloat { insets.top > 30 ? insets.top * 0.58 : insets.top / 2 }

    private func clock(_ bar: RecordedStatusBar) -> RecordedView {
        let height: CGFloat = 20
        var view = RecordedView(
            id: -2, name: "Status bar", frame: CGRect(x: 0, y: line - height / 2, width: Self.ear, height: height))
        view.text = RecordedText(
            string: "9:41", size: insets.top > 30 ? Self.clockSize : 13, weight: 600, color: ink(isLight: bar.isLight),
            alignment: .center, wraps: false)
        return view
    }

    private func signs(_ bar: RecordedStatusBar) -> RecordedView {
        let x = size.width - Self.ear + (Self.ear - Self.signs.width) / 2
        let frame = CGRect(origin: CGPoint(x: x, y: line - Self.signs.height / 2), size: Self.signs)
        var view = RecordedView(id: -3, name: "Signal and battery", frame: frame)
        var faint = ink(isLight: bar.isLight)
        faint.alpha = 0.4
        let strong = ink(isLight: bar.isLight)
        let bars = (0..<4).map { index -> RecordedPicture.Mark in
            let height = 4 + CGFloat(index) * 2.6
            return .fill(
                RecordedOutline(CGRect(x: CGFloat(index) * 4.4, y: 12 - height, width: 3, height: height)), strong)
        }
        let battery = RecordedOutline(CGRect(x: 21, y: 1, width: 22, height: 11))
        let charge = RecordedOutline(CGRect(x: 22.5, y: 2.5, width: 16, height: 8))
        let pole = RecordedOutline(CGRect(x: 43.5, y: 4.5, width: 1.5, height: 4))
        view.picture = RecordedPicture(
            marks: bars + [.fill(battery, faint), .fill(charge, strong), .fill(pole, faint)])
        return view
    }

    private func homeIndicator(isLight: Bool) -> RecordedView {
        let size = Self.indicator
        var view = RecordedView(
            id: -4, name: "Home indicator",
            frame: CGRect(
                x: (self.size.width - size.width) / 2, y: self.size.height - Self.indicatorDistance - size.height,
                width: size.width, height: size.height))
        view.background = ink(isLight: isLight)
        view.cornerRadius = Double(size.height) / 2
        return view
    }
}

extension RecordedView {
    private static let unchanged: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

    /// Creates a plain view, at the root or in another one.
    init(id: Int, parent: Int? = nil, name: String, frame: CGRect) {
        self.init(
            id: id, parent: parent, name: name, position: CGPoint(x: frame.midX, y: frame.midY),
            bounds: CGRect(origin: .zero, size: frame.size), anchorPoint: CGPoint(x: 0.5, y: 0.5),
            transform: Self.unchanged, sublayerTransform: Self.unchanged, isDoubleSided: true, opacity: 1,
            cornerRadius: 0, clips: false, blur: 0, windowFrame: frame)
    }
}
