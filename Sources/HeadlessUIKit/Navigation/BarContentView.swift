import Foundation

/// The title and the buttons of one item.
@preconcurrency @MainActor
final class BarContentView: UIView {
    private let title = UILabel()
    private let titleView: UIView?
    private let leading: [BarButtonView]
    private let trailing: [BarButtonView]
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 8

    /// How far the title is from its place, which a built-in push animates.
    var titleOffset: CGFloat {
        get { middle.transform.tx }
        set { middle.transform = CGAffineTransform(translationX: newValue, y: 0) }
    }

    private var middle: UIView { titleView ?? title }

    init(item: UINavigationItem?, backItem: UINavigationItem?, appearance: UINavigationBarAppearance?) {
        titleView = item?.titleView
        leading = Self.leadingButtons(item, backItem)
        trailing = (item?.rightBarButtonItems ?? []).map { BarButtonView($0) }
        super.init(frame: .zero)
        let attributes = appearance?.titleTextAttributes ?? [:]
        title.text = item?.title
        title.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        title.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        title.textAlignment = .center
        ([middle] + leading + trailing).forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func applyTint() {
        (leading + trailing).forEach { $0.applyTint() }
    }

    /// A left item replaces the back button unless it says that it supplements it (B8.20, B8.21).
    private static func leadingButtons(_ item: UINavigationItem?, _ backItem: UINavigationItem?) -> [BarButtonView] {
        let own = (item?.leftBarButtonItems ?? []).map { BarButtonView($0) }
        guard let item, let backItem, !item.hidesBackButton, own.isEmpty || item.leftItemsSupplementBackButton else {
            return own
        }
        return [BarButtonView(back: backItem.backTitle)] + own
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = layOut(leading, fromLeft: !isMirrored)
        let end = layOut(trailing, fromLeft: isMirrored)
        let room = max(0, bounds.width - 2 * max(start, end))
        let width = min(room, middle.sizeThatFits(bounds.size).width)
        let shift = titleOffset
        titleOffset = 0
        middle.frame = CGRect(x: (bounds.width - width) / 2, y: 0, width: width, height: bounds.height)
        titleOffset = shift
    }

    /// Returns how much of the width the buttons take, seen from their side.
    private func layOut(_ buttons: [BarButtonView], fromLeft: Bool) -> CGFloat {
        var used = Self.margin
        for button in buttons {
            let width = button.sizeThatFits(bounds.size).width
            let x = fromLeft ? used : bounds.width - used - width
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            used += width + Self.spacing
        }
        return used
    }
}

extension UINavigationItem {
    /// What the item calls itself on the back button of the next one (B8.20).
    var backTitle: String {
        switch backButtonDisplayMode {
        case .default: backBarButtonItem?.title ?? backButtonTitle ?? title ?? Self.genericBackTitle
        case .generic: Self.genericBackTitle
        case .minimal: ""
        }
    }

    private static let genericBackTitle = "Back"
}
