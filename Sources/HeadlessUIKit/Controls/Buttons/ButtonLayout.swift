import Foundation

/// The places of the image and the title in a button.
struct ButtonLayout {
    var image: CGSize
    var title: CGSize
    var horizontal = UIControl.ContentHorizontalAlignment.center
    var vertical = UIControl.ContentVerticalAlignment.center
    /// Whether the image stands on the right of the title.
    var isMirrored = false

    /// Returns the place of the image. The title keeps its place beside it.
    func imageRect(in rect: CGRect) -> CGRect {
        let width = imageWidth(in: rect)
        let left = isMirrored ? start(in: rect) + titleWidth(in: rect) : start(in: rect)
        return place(CGSize(width: width, height: image.height), at: left, in: rect)
    }

    /// Returns the place of the title, which has the room that the image leaves.
    func titleRect(in rect: CGRect) -> CGRect {
        let left = isMirrored ? start(in: rect) : start(in: rect) + imageWidth(in: rect)
        return place(CGSize(width: titleWidth(in: rect), height: title.height), at: left, in: rect)
    }

    /// Returns the size of a button around its content. Without insets, a title has padding above and below it, and a
    /// button without an image has a minimum width.
    func size(padding: CGFloat, minimumWidth: CGFloat, emptyHeight: CGFloat, insets: UIEdgeInsets) -> CGSize {
        let width = image.width + title.width
        let hasImage = image != .zero
        let line = hasImage && title == .zero ? 0 : max(title.height, emptyHeight)
        guard insets == .zero else {
            return CGSize(
                width: width + insets.left + insets.right, height: max(image.height, line) + insets.top + insets.bottom)
        }
        let height = line > 0 ? line + 2 * padding : 0
        return CGSize(width: hasImage ? width : max(minimumWidth, width), height: max(image.height, height))
    }

    private func imageWidth(in rect: CGRect) -> CGFloat {
        fills && title == .zero ? max(0, rect.width) : min(image.width, max(0, rect.width))
    }

    private func titleWidth(in rect: CGRect) -> CGFloat {
        let room = max(0, rect.width - imageWidth(in: rect))
        return fills && title != .zero ? room : min(title.width, room)
    }

    private var fills: Bool { horizontal == .fill }

    private func start(in rect: CGRect) -> CGFloat {
        let room = rect.width - imageWidth(in: rect) - titleWidth(in: rect)
        return switch horizontal {
        case .left, .leading, .fill: rect.minX
        case .right, .trailing: rect.minX + room
        case .center: rect.minX + room / 2
        }
    }

    private func place(_ size: CGSize, at left: CGFloat, in rect: CGRect) -> CGRect {
        guard size != .zero else { return CGRect(x: left, y: rect.midY, width: 0, height: 0) }
        let height = vertical == .fill ? max(0, rect.height) : min(size.height, max(0, rect.height))
        let top =
            switch vertical {
            case .top, .fill: rect.minY
            case .bottom: rect.maxY - height
            case .center: rect.midY - height / 2
            }
        return CGRect(x: left, y: top, width: size.width, height: height)
    }
}
