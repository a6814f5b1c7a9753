import BatonTesting

/// Writes animations that all begin together and repeat together.
struct MovingClock {
    /// The times of the frames in seconds.
    let times: [Double]
    /// The seconds after which everything begins again.
    let period: Double

    /// Returns the element that animates an attribute, or nothing if it stays the same.
    func animation(
        of attribute: String, _ keys: [(time: Double, text: String)], element: String = "animate", options: String = ""
    ) -> String {
        guard let first = keys.first, let last = keys.last, keys.contains(where: { $0.text != first.text }) else {
            return ""
        }
        var keys = keys
        if part(first.time) != "0" { keys.insert((0, first.text), at: 0) }
        if part(last.time) != "1" { keys.append((period, last.text)) }
        return "<\(element) attributeName='\(attribute)'\(options) dur='\(StripDrawing.number(period, decimals: 3))s' "
            + "repeatCount='indefinite' keyTimes='\(keys.map { part($0.time) }.joined(separator: ";"))' "
            + "values='\(keys.map(\.text).joined(separator: ";"))'/>"
    }

    /// Returns an attribute for the first frame, and the element that shows and hides in the others.
    func visibility(_ isVisible: [Bool]) -> (start: String, animation: String) {
        func word(_ flag: Bool) -> String { flag ? "visible" : "hidden" }
        let changes = isVisible.indices.filter { $0 == 0 || isVisible[$0] != isVisible[$0 - 1] }
        let keys = changes.map { (times[$0], word(isVisible[$0])) }
        return (
            isVisible.first == true ? "" : " visibility='hidden'",
            animation(of: "visibility", keys, options: " calcMode='discrete'")
        )
    }

    /// A time as a part of the period. It is rounded down, so that a step is never later than its frame.
    private func part(_ time: Double) -> String {
        let text = ShortNumber.text((time / period * 1e5 + 1e-6).rounded(.down) / 1e5, decimals: 5)
        return text.hasPrefix("0.") ? String(text.dropFirst()) : text
    }
}
