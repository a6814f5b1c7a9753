import Foundation

extension NSLayoutConstraint {
    /// The alignment of the views in a visual format, and the direction of the format.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let alignAllLeft = FormatOptions(aligning: .left)
        public static let alignAllRight = FormatOptions(aligning: .right)
        public static let alignAllTop = FormatOptions(aligning: .top)
        public static let alignAllBottom = FormatOptions(aligning: .bottom)
        public static let alignAllLeading = FormatOptions(aligning: .leading)
        public static let alignAllTrailing = FormatOptions(aligning: .trailing)
        public static let alignAllCenterX = FormatOptions(aligning: .centerX)
        public static let alignAllCenterY = FormatOptions(aligning: .centerY)
        public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
        public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        private init(aligning attribute: Attribute) {
            self.init(rawValue: 1 << UInt(attribute.rawValue))
        }

        /// The attributes to align, in ascending order.
        var alignments: [Attribute] {
            (1..<16).filter { rawValue & 1 << UInt($0) != 0 }.compactMap(Attribute.init)
        }
    }

    /// Returns the constraints for a row or column of views that a visual format describes.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormatParser.Mistake) {
            let parsed = try VisualFormatParser.parse(format)
            precondition(
                opts.alignments.allSatisfy { $0.axis != parsed.axis },
                "Views can only be aligned across \(format), not along it.")
            return row(VisualFormatRow(format: parsed, options: opts, metrics: metrics ?? [:], views: views), format)
        } catch {
            let mark = String(repeating: " ", count: error.position) + "^"
            preconditionFailure(
                "Unable to parse constraint format: expected \(error.expected)\n\(format)\n\(mark)")
        }
    }

    private class func row(_ row: VisualFormatRow, _ format: String) -> [NSLayoutConstraint] {
        do throws(VisualFormatRow.Mistake) {
            return try row.constraints()
        } catch {
            preconditionFailure("Unable to parse constraint format: \(error.advice)\n\(format)")
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The axis of the position or size that the attribute describes.
    fileprivate var axis: NSLayoutConstraint.Axis {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .width: .horizontal
        default: .vertical
        }
    }

    /// The margin attribute of an edge.
    var margin: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
