public import Foundation

/// The sheet that a renderer's closure draws on.
public final class UIGraphicsImageRendererContext: NSObject {
    static let currentOfThread = ThreadLocalValue<UIGraphicsImageRendererContext>(key: "UIGraphicsCurrentContext")

    private let bounds: CGRect
    private let scale: CGFloat
    private var fills: [UIImage.Fill] = []
    fileprivate var fillColor = UIColor.black.cgColor

    init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        bounds = CGRect(origin: .zero, size: size)
        scale = format.scale
        super.init()
        if format.opaque {
            fill(bounds)
        }
    }

    /// Fills with the colour that `setFill()` chose last, black at first; what lies outside the sheet is cut off.
    public func fill(_ rect: CGRect) {
        let rect = rect.intersection(bounds)
        guard !rect.isEmpty else { return }
        fills.append(UIImage.Fill(rect: rect, color: fillColor))
    }

    public var currentImage: UIImage {
        UIImage(size: bounds.size, scale: scale, fills: fills)
    }
}

extension UIColor {
    /// Chooses this colour, as it looks now, for the fills that follow on the sheet being drawn.
    public func setFill() {
        UIGraphicsImageRendererContext.currentOfThread.value?.fillColor = cgColor
    }
}
