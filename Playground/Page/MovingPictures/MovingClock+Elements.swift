import BatonTesting
import UIKit

/// The elements whose attributes change with the moments of a view.
extension MovingClock {
    /// How far a point may be from where it was recorded, for each view that it is in.
    static let tolerance = 0.15

    /// Returns for each frame whether it is one of the moments.
    func frames(of moments: [MovingNode.Moment]) -> [Bool] {
        var frames = times.map { _ in false }
        for moment in moments { frames[moment.frame] = true }
        return frames
    }

    /// Returns what changes in a view, at each of its moments.
    func keys(_ moments: [MovingNode.Moment], _ values: (RecordedView) -> [Double]) -> [Keyframes.Key] {
        moments.map { Keyframes.Key(time: times[$0.frame], values: values($0.view)) }
    }

    /// Hides a content in all frames but some.
    func shown(_ content: String, _ visible: [Bool]) -> String {
        let (start, animation) = visibility(visible)
        return start.isEmpty && animation.isEmpty ? content : "<g\(start)>\(animation)\(content)</g>"
    }

    /// Fades a content.
    func faded(_ content: String, _ keys: [Keyframes.Key]) -> String {
        let texts = Keyframes(keys, within: 0.01).texts(decimals: 2)
        guard texts.contains(where: { $0.text != "1" }) else { return content }
        return "<g opacity='\(texts[0].text)'>\(animation(of: "opacity", texts))\(content)</g>"
    }

    /// Moves, turns or scales a content.
    ///
    /// - Parameter neutral: The values that change nothing.
    func transformed(
        _ content: String, _ kind: String, _ keys: [Keyframes.Key], neutral: [Double],
        within tolerance: Double = tolerance, decimals: Int = 1
    ) -> String {
        let texts = Keyframes(keys, within: tolerance).texts(decimals: decimals)
        let rest = neutral.map { StripDrawing.number($0) }.joined(separator: ",")
        guard texts.contains(where: { $0.text != rest }) else { return content }
        let animation = animation(
            of: "transform", texts, element: "animateTransform", options: " type='\(kind)'")
        return "<g transform='\(kind)(\(texts[0].text))'>\(animation)\(content)</g>"
    }

    /// Returns what a fill is at first, and how it changes. A view without a colour is clear in that of the others.
    func paint(_ moments: [MovingNode.Moment], _ color: (RecordedView) -> RecordedColor?) -> (String, String) {
        let opaque = moments.compactMap { moment -> Keyframes.Key? in
            guard let color = color(moment.view), color.alpha > 0 else { return nil }
            let parts = [color.red, color.green, color.blue].map { $0 * 255 }
            return Keyframes.Key(time: times[moment.frame], values: parts)
        }
        let colors = Keyframes(opaque, within: 1).keys.map { ($0.time, Self.hexadecimal($0.values)) }
        let alpha = Keyframes(keys(moments) { [color($0)?.alpha ?? 0] }, within: 0.01).texts(decimals: 2)
        guard let first = colors.first, let part = alpha.first?.text else { return ("none", "") }
        let start = part == "1" ? first.1 : "\(first.1)' fill-opacity='\(part)"
        return (start, animation(of: "fill", colors) + animation(of: "fill-opacity", alpha))
    }

    private static func hexadecimal(_ parts: [Double]) -> String {
        parts.reduce("#") { text, part in
            let digits = String(Int(min(255, max(0, part)).rounded()), radix: 16)
            return text + (digits.count < 2 ? "0" : "") + digits
        }
    }

    /// Returns how the sides and the corners of a rectangle change.
    func box(_ moments: [MovingNode.Moment], _ shape: (RecordedView) -> (CGRect, Double)) -> String {
        func side(_ attribute: String, _ value: (CGRect, Double) -> Double) -> String {
            let keys = keys(moments) { view in
                let (rect, radius) = shape(view)
                return [value(rect, radius)]
            }
            return animation(of: attribute, Keyframes(keys, within: Self.tolerance).texts(decimals: 1))
        }
        return side("x") { rect, _ in Double(rect.minX) } + side("y") { rect, _ in Double(rect.minY) }
            + side("width") { rect, _ in Double(rect.width) }
            + side("height") { rect, _ in Double(rect.height) }
            + side("rx") { rect, radius in StripDrawing.corner(radius, of: rect) }
    }
}
