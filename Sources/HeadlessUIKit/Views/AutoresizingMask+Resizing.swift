import Foundation

extension UIView.AutoresizingMask {
    /// Returns a frame after the size of the superview changed. The flexible parts share the difference.
    func resized(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
        let horizontal = Axis(
            before: contains(.flexibleLeftMargin), extent: contains(.flexibleWidth),
            after: contains(.flexibleRightMargin))
        let vertical = Axis(
            before: contains(.flexibleTopMargin), extent: contains(.flexibleHeight),
            after: contains(.flexibleBottomMargin))
        let x = horizontal.resized(frame.minX, frame.width, old.width, new.width)
        let y = vertical.resized(frame.minY, frame.height, old.height, new.height)
        return CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
    }

    private struct Axis {
        let before: Bool
        let extent: Bool
        let after: Bool

        /// Returns the resized origin and length. Flexible parts grow in proportion to their lengths, or equally if all
        /// of them are zero.
        func resized(
            _ origin: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat
        ) -> (origin: CGFloat, length: CGFloat) {
            let margin = old - origin - length
            let parts = [before ? origin : 0, extent ? length : 0, after ? margin : 0]
            let flexible = parts.reduce(0, +)
            let count = CGFloat([before, extent, after].filter { $0 }.count)
            guard count > 0 else { return (origin, length) }
            let share = { (isFlexible: Bool, part: CGFloat) -> CGFloat in
                guard isFlexible else { return 0 }
                return flexible == 0 ? (new - old) / count : (new - old) * part / flexible
            }
            return (origin + share(before, parts[0]), length + share(extent, parts[1]))
        }
    }
}
