import Foundation

/// How a sheet of the iOS 26 design is inset from the edges of the screen while it rests at a detent below the large one.
///
/// In layout the sheet is as wide as the screen. What is shown of it is scaled about its bottom. The numbers are fitted to
/// what was measured on iOS 26.1, on one device and for detents of 10, 100, 144, 200 points and more (B27.5).
struct SheetInset: Equatable {
    /// The value of a detent from which the bottom safe area is whole (B18.14, C29).
    private static let whole: CGFloat = 150
    /// The value of a detent up to which the content has no bottom safe area.
    private static let bare: CGFloat = 76

    /// The distance from the sides and from the bottom of the screen.
    let margin: CGFloat
    /// The part of the bottom safe area that the content has, from 0 to 1.
    private let part: CGFloat
    private let value: CGFloat

    /// - Parameter value: the value of the detent.
    init(detent value: CGFloat) {
        self.value = value
        part = min(max((value - Self.bare) / (Self.whole - Self.bare), 0), 1)
        margin = 28 - 20 * part
    }

    /// Returns the bottom safe area of the content, from that of the screen.
    func safeArea(of bottom: CGFloat) -> CGFloat { bottom * part }

    /// Returns the height in layout. Between 144 and 200 points it is not known where the safe area is added.
    func height(withSafeArea bottom: CGFloat) -> CGFloat { value < Self.whole ? value : value + bottom }

    /// Returns the scale of a sheet that has a width in layout.
    func scale(ofWidth width: CGFloat) -> CGFloat { width > 0 ? max(0, width - 2 * margin) / width : 1 }

    /// Returns the transform of a sheet that has a size in layout. It is about the center.
    func transform(of size: CGSize) -> CGAffineTransform {
        let scale = scale(ofWidth: size.width)
        let down = size.height / 2 * (1 - scale) - margin
        return CGAffineTransform(scaleX: scale, y: scale)
            .concatenating(CGAffineTransform(translationX: 0, y: down))
    }
}
