public import Foundation

/// Makes a graphics context with the scale of 1 the current one.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes a graphics context the current one. A scale of zero means the scale of the screen.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale == 0 ? UITraitCollection.current.displayScale : scale
    CurrentCanvas.push(Canvas(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque))
}

/// Returns what has been drawn in the current context, or nil without one.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { CurrentCanvas.value?.image }

/// Ends the current context and restores the one that was current before.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsEndImageContext() { CurrentCanvas.pop() }

/// Fills a rectangle with the fill colour of the current context.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFill(_ rect: CGRect) {
    CurrentCanvas.draw("UIRectFill") { $0.fill(PathShape(rect: rect)) }
}

/// Draws a line of one point inside a rectangle, in the fill colour of the current context.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFrame(_ rect: CGRect) {
    CurrentCanvas.draw("UIRectFrame") { canvas in
        canvas.stroke(PathShape(rect: rect.insetBy(dx: 0.5, dy: 0.5)), LineShape(), color: canvas.state.fill)
    }
}

/// Limits what is drawn afterwards to a rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectClip(_ rect: CGRect) {
    CurrentCanvas.draw("UIRectClip") { $0.clip(to: PathShape(rect: rect)) }
}
