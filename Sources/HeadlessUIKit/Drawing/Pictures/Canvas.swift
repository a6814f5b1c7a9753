import Foundation

/// Collects what is drawn as a picture. It is the part of a graphics context that does not depend on Core Graphics.
final class Canvas {
    /// The values that `saveGState` saves.
    struct State {
        var transform = CGAffineTransform.identity
        var fill = CGColor(gray: 0, alpha: 1)
        var stroke = CGColor(gray: 0, alpha: 1)
        var line = LineShape()
        var alpha: CGFloat = 1
        var clips: [Outline] = []
    }

    let bounds: CGRect
    let scale: CGFloat
    var state = State()
    /// The path that is being made. Filling or stroking it begins another one.
    var path = PathShape()
    private(set) var picture = Picture()
    private var saved: [State] = []

    init(bounds: CGRect, scale: CGFloat = 1, isOpaque: Bool = false) {
        self.bounds = bounds
        self.scale = scale
        if isOpaque { fill(PathShape(rect: bounds), color: CGColor(gray: 0, alpha: 1)) }
    }

    /// What has been drawn so far, as an image with its corner at the origin.
    var image: UIImage {
        let (x, y) = (bounds.minX, bounds.minY)
        let drawn = bounds.origin == .zero ? picture : picture.mapped { CGPoint(x: $0.x - x, y: $0.y - y) }
        return UIImage(size: bounds.size, scale: scale, picture: drawn)
    }

    func save() { saved.append(state) }

    func restore() {
        if let last = saved.popLast() { state = last }
    }

    /// Draws with changes to the state that do not remain.
    func with(_ draw: () -> Void) {
        save()
        draw()
        restore()
    }

    func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    func clip(to shape: PathShape, usesEvenOdd: Bool = false) {
        state.clips.append(Outline(shape.applying(state.transform), usesEvenOdd: usesEvenOdd))
    }

    /// Returns the path that has been made, and begins an empty one.
    func takePath() -> PathShape {
        defer { path = PathShape() }
        return path
    }

    // MARK: Marks

    /// Fills a shape with a colour, or with the fill colour of the state.
    func fill(_ shape: PathShape, usesEvenOdd: Bool = false, color: CGColor? = nil) {
        let outline = Outline(shape.applying(state.transform), usesEvenOdd: usesEvenOdd)
        guard !outline.polygons.isEmpty else { return }
        add([.fill(outline, .color(color ?? state.fill))])
    }

    func stroke(_ shape: PathShape, _ line: LineShape? = nil, color: CGColor? = nil) {
        let outline = (line ?? state.line).outline(along: shape).mapped { [state] in $0.applying(state.transform) }
        guard !outline.polygons.isEmpty else { return }
        add([.fill(outline, .color(color ?? state.stroke))])
    }

    func fill(_ shape: PathShape, with gradient: Picture.Gradient) {
        var gradient = gradient
        gradient.start = gradient.start.applying(state.transform)
        gradient.end = gradient.end.applying(state.transform)
        add([.fill(Outline(shape.applying(state.transform)), .gradient(gradient))])
    }

    func draw(_ lines: [PictureText]) {
        add(lines.map { line in .text(line.mapped({ [state] in $0.applying(state.transform) }, color: { $0 })) })
    }

    /// Draws an image into a rectangle.
    func draw(_ image: UIImage, tintedWith tint: UIColor, in rect: CGRect) {
        let picture = image.picture(tintedWith: tint, in: rect)
        with {
            clip(to: PathShape(rect: rect))
            add(picture.mapped { [state] in $0.applying(state.transform) }.marks)
        }
    }

    /// Draws marks that are composed by themselves and then faded.
    func group(opacity: CGFloat, _ draw: () -> Void) {
        guard opacity < 1 else { return draw() }
        let outer = picture
        picture = Picture()
        draw()
        let inner = picture.marks
        picture = outer
        if !inner.isEmpty { picture.marks.append(.group(inner, clips: [], opacity: opacity)) }
    }

    private func add(_ marks: [Picture.Mark]) {
        if state.clips.isEmpty, state.alpha == 1 {
            picture.marks += marks
        } else if !marks.isEmpty {
            picture.marks.append(.group(marks, clips: state.clips, opacity: state.alpha))
        }
    }
}

extension PathShape {
    init(rect: CGRect) {
        self.init()
        addRect(rect)
    }
}
