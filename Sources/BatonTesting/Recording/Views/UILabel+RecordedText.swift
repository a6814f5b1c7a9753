import UIKit

extension UILabel {
    /// How much is visible of the text of a disabled label.
    private static let disabledAlpha: CGFloat = 0.5

    /// The text as it appears, or nil if there is none. Its size and weight are recorded, but neither its face nor whether
    /// it is italic.
    var recordedText: RecordedText? {
        guard let text, !text.isEmpty, let font else { return nil }
        let broken = brokenLines
        return RecordedText(
            string: text, size: Double(recordedSize), weight: font.recordedWeight, color: recordedColor,
            alignment: recordedAlignment, wraps: numberOfLines != 1, lines: broken.lines, width: Double(broken.width))
    }

    private var brokenLines: (lines: [String], width: CGFloat) {
        #if HEADLESS_UIKIT
            return visibleLines
        #else
            return ([], 0)
        #endif
    }

    private var recordedColor: RecordedColor {
        let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
        var recorded = RecordedColor(color, in: traitCollection)
        if !isEnabled { recorded.alpha *= Self.disabledAlpha }
        return recorded
    }

    /// The point size in which the text is visible, which can be smaller than that of the font.
    private var recordedSize: CGFloat {
        guard numberOfLines == 1, adjustsFontSizeToFitWidth, minimumScaleFactor > 0, bounds.width > 0
        else { return font.pointSize }
        let width = intrinsicContentSize.width
        guard width > bounds.width else { return font.pointSize }
        return font.pointSize * max(bounds.width / width, min(minimumScaleFactor, 1))
    }

    private var recordedAlignment: RecordedText.Alignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch textAlignment {
        case .center: .center
        case .right: .right
        case .natural: isMirrored ? .right : .left
        default: .left
        }
    }
}
