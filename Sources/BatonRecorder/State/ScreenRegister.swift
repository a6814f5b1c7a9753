import Baton
import UIKit

/// Gives view controllers numbers, and describes them. It retains none of them.
@MainActor
final class ScreenRegister {
    private struct Entry {
        weak var screen: UIViewController?
        let id: Int
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private(set) var descriptions: [Int: RecordedScreen] = [:]
    private var count = 0

    /// The number of a view controller.
    func id(of screen: UIViewController) -> Int {
        let key = ObjectIdentifier(screen)
        // The object at the same address may be another one.
        if let entry = entries[key], entry.screen === screen { return entry.id }
        count += 1
        entries[key] = Entry(screen: screen, id: count)
        descriptions[count] = RecordedScreen(describing: screen)
        return count
    }

    /// Describes a view controller as it is now. What was found out by touches is kept.
    func describeAgain(_ screen: UIViewController) {
        let id = id(of: screen)
        let old = descriptions[id]
        var new = RecordedScreen(describing: screen)
        (new.scroll, new.field) = (old?.scroll, old?.field)
        descriptions[id] = new
    }

    /// Notes the content that a finger has touched. Returns its offset, if the screen is known.
    func note(_ scrollView: UIScrollView, in screen: UIViewController) {
        guard let frame = frame(of: scrollView, in: screen) else { return }
        descriptions[id(of: screen)]?.scroll = RecordedScroll(
            frame: frame, content: RecordedSize(scrollView.contentSize))
    }

    /// Notes a text field that is edited.
    func note(field: UIView, in screen: UIViewController) {
        descriptions[id(of: screen)]?.field = frame(of: field, in: screen)
    }

    /// Describes what still exists again, and forgets the rest unless it is named.
    func tidy(keeping named: Set<Int>) {
        entries = entries.filter { $0.value.screen != nil }
        let kept = named.union(entries.values.map(\.id))
        descriptions = descriptions.filter { kept.contains($0.key) }
        for entry in entries.values { entry.screen.map(describeAgain) }
    }

    private func frame(of view: UIView, in screen: UIViewController) -> [Double]? {
        guard let whole = screen.viewIfLoaded else { return nil }
        let frame = view.convert(view.bounds, to: whole)
        return [frame.minX, frame.minY, frame.width, frame.height].map { RecordedSize.rounded($0) }
    }
}

extension RecordedScreen {
    /// Describes a view controller as it is now.
    @MainActor
    fileprivate init(describing screen: UIViewController) {
        let stack = screen as? UINavigationController
        self.init(
            kind: stack != nil ? .stack : screen is UITabBarController ? .tabs : .screen,
            type: "\(Swift.type(of: screen))", title: screen.title)
        hidesBottomBar = screen.hidesBottomBarWhenPushed
        isModal = screen.isModalInPresentation
        if screen.preferredContentSize != .zero { preferredSize = RecordedSize(screen.preferredContentSize) }
        if let stack {
            hasLargeTitle = stack.navigationBar.prefersLargeTitles
            bar = RecordedBar(stack.transitions?.barState ?? BarState(), in: screen.traitCollection)
        } else if screen.parent is UINavigationController {
            // Anywhere else a screen would get an item only because it is read.
            hidesBackButton = screen.navigationItem.hidesBackButton
            hasLargeTitle = screen.navigationItem.largeTitleDisplayMode != .never
            bar = RecordedBar(screen.navigationItem.barState, in: screen.traitCollection)
        }
    }
}
