import BatonTesting
import UIKit

extension MovingDrawing {
    /// Returns what a view shows without its subviews.
    mutating func own(_ moments: [Moment]) -> String {
        background(moments)
            + looks(moments, \.gradient) { drawing, gradient, moments in
                drawing.strip.rect(
                    moments[0].view, fill: "url(#\(drawing.strip.define(gradient)))",
                    animations: drawing.clock.box(moments) { ($0.bounds, $0.corner) })
            }
            + pictures(moments)
            + looks(moments, \.text?.inBlack) { $0.text($1, $2) }
    }

    private func background(_ moments: [Moment]) -> String {
        let colors = moments.map { $0.view.background }
        guard colors.contains(where: { $0.map { $0.alpha > 0 } ?? false }) else { return "" }
        let (fill, change) = clock.paint(moments, \.background)
        return strip.rect(
            moments[0].view, fill: fill, animations: change + clock.box(moments) { ($0.bounds, $0.corner) })
    }

    /// Draws each of the values that a view shows, one after the other, in the frames that have it.
    private mutating func looks<Look: Equatable>(
        _ moments: [Moment], _ look: (RecordedView) -> Look?,
        _ draw: (inout MovingDrawing, Look, [Moment]) -> String
    ) -> String {
        var groups: [(look: Look, moments: [Moment])] = []
        for moment in moments {
            guard let own = look(moment.view) else { continue }
            if let index = groups.lastIndex(where: { $0.look == own }) {
                groups[index].moments.append(moment)
            } else {
                groups.append((own, [moment]))
            }
        }
        return groups.map { group in
            let content = draw(&self, group.look, group.moments)
            return group.moments.count == moments.count
                ? content : clock.shown(content, clock.frames(of: group.moments))
        }.joined()
    }

    private mutating func pictures(_ moments: [Moment]) -> String {
        looks(moments, PictureLook.init) { drawing, look, moments in
            let name = drawing.strip.define(look.picture, in: look.bounds)
            var content = drawing.moved("<use href='#\(name)'/>", from: look.bounds, moments)
            if moments.contains(where: \.view.clips) {
                content = drawing.clipped(content, moments) { $0.clips ? ($0.bounds, $0.cornerRadius) : nil }
            }
            return content
        }
    }

    fileprivate func text(_ text: RecordedText, _ moments: [Moment]) -> String {
        let bounds = moments[0].view.bounds
        let (x, y) = text.anchor(in: bounds)
        let (fill, change) = clock.paint(moments, \.text?.color)
        let content = strip.element(text, in: bounds, fill: fill, animations: change)
        let way = clock.keys(moments) { view in
            let place = text.anchor(in: view.bounds)
            return [place.x - x, place.y - y]
        }
        return clock.transformed(content, "translate", way, neutral: [0, 0])
    }

    /// Moves and scales a picture from the bounds in which it is drawn to those of its view.
    private func moved(_ content: String, from bounds: CGRect, _ moments: [Moment]) -> String {
        guard bounds.width > 0, bounds.height > 0 else { return content }
        func scale(_ view: RecordedView) -> [Double] {
            [Double(view.bounds.width / bounds.width), Double(view.bounds.height / bounds.height)]
        }
        let part = MovingClock.tolerance / Double(max(1, bounds.width, bounds.height))
        let scaled = clock.transformed(
            content, "scale", clock.keys(moments, scale), neutral: [1, 1], within: part, decimals: 4)
        let way = clock.keys(moments) { view in
            let scale = scale(view)
            return [
                Double(view.bounds.minX) - scale[0] * Double(bounds.minX),
                Double(view.bounds.minY) - scale[1] * Double(bounds.minY),
            ]
        }
        return clock.transformed(scaled, "translate", way, neutral: [0, 0])
    }
}

/// What the image of a view shows. It is the same in all bounds in which it has been moved and scaled with the view.
private struct PictureLook: Equatable {
    let picture: RecordedPicture
    let bounds: CGRect

    init?(_ view: RecordedView) {
        guard let picture = view.picture else { return nil }
        (self.picture, bounds) = (picture, view.bounds)
    }

    static func == (one: PictureLook, other: PictureLook) -> Bool {
        one.picture.isSame(as: other.picture, from: one.bounds, to: other.bounds)
    }
}

extension RecordedText {
    /// The text without its colour.
    fileprivate var inBlack: RecordedText {
        var text = self
        text.color = RecordedColor(red: 0, green: 0, blue: 0)
        return text
    }
}
