// A sample to copy into an app. It has not run: Linux, where Baton is tested, has no SwiftUI.
#if canImport(SwiftUI)
    import Baton
    import SwiftUI
    import UIKit

    /// A stack of UIKit's whose path is a state of SwiftUI's, with a transition and a bar for each item.
    ///
    /// ```swift
    /// PathStack($photos) {
    ///     Album(open: { photos.append($0) })
    /// } screen: { photo in
    ///     PhotoView(photo: photo)
    /// }
    /// .transition { _ in .fade }
    /// .bar { _ in BarState(background: .clear) }
    /// .ignoresSafeArea()
    /// ```
    ///
    /// The screens of items that stay are kept, with their state. The environment of the stack does not reach the screens, which
    /// have hosting controllers of their own: give them what they need.
    struct PathStack<Item: Hashable, Root: View, Screen: View>: UIViewControllerRepresentable {
        @Binding private var path: [Item]
        private let root: Root
        private let screen: (Item) -> Screen
        private var transitions: NavigationTransitions = .slide
        private var transition: (Item) -> TransitionChoice? = { _ in nil }
        private var bar: (Item) -> BarState? = { _ in nil }

        /// Creates a stack that shows a root, and above it a screen for each item of a path.
        init(
            _ path: Binding<[Item]>, @ViewBuilder root: () -> Root, @ViewBuilder screen: @escaping (Item) -> Screen
        ) {
            _path = path
            self.root = root()
            self.screen = screen
        }

        /// Returns the stack with transitions for all items that have none of their own.
        func transitions(_ transitions: NavigationTransitions) -> Self {
            var stack = self
            stack.transitions = transitions
            return stack
        }

        /// Returns the stack with a transition for some items, which is used for the way to the item and back.
        func transition(_ transition: @escaping (Item) -> TransitionChoice?) -> Self {
            var stack = self
            stack.transition = transition
            return stack
        }

        /// Returns the stack with bars for some items.
        func bar(_ bar: @escaping (Item) -> BarState?) -> Self {
            var stack = self
            stack.bar = bar
            return stack
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeUIViewController(context: Context) -> BatonNavigationController {
            let coordinator = context.coordinator
            let stack = BatonNavigationController(rootViewController: coordinator.root)
            stack.transitions = transitions
            stack.show(coordinator.screens(for: self), animated: false)
            stack.onPathChange = { [weak coordinator] in coordinator?.userWent(to: $0) }
            return stack
        }

        func updateUIViewController(_ stack: BatonNavigationController, context: Context) {
            let screens = context.coordinator.screens(for: self)
            stack.show(screens, animated: !context.transaction.disablesAnimations)
        }

        /// Keeps the screens of the path.
        @MainActor
        final class Coordinator {
            let root: UIHostingController<Root>
            private var stack: PathStack
            private var screens: [ItemScreen<Item, Screen>] = []

            init(_ stack: PathStack) {
                self.stack = stack
                root = UIHostingController(rootView: stack.root)
            }

            /// Returns the screens of a path, from the root on. A screen stays as long as its item has the same place.
            func screens(for stack: PathStack) -> [UIViewController] {
                self.stack = stack
                root.rootView = stack.root
                let kept = zip(screens, stack.path).prefix { $0.item == $1 }.count
                screens.removeLast(screens.count - kept)
                for screen in screens { screen.rootView = stack.screen(screen.item) }
                screens += stack.path.dropFirst(kept).map { ItemScreen($0, stack.screen($0)) }
                for screen in screens {
                    screen.navigationItem.transition = stack.transition(screen.item)
                    if let bar = stack.bar(screen.item) { screen.navigationItem.barState = bar }
                }
                return [root] + screens
            }

            /// Writes the path back when the user has gone back, or has cancelled that.
            func userWent(to controllers: [UIViewController]) {
                let items = controllers.compactMap { ($0 as? ItemScreen<Item, Screen>)?.item }
                if items != stack.path { stack.path = items }
            }
        }
    }

    /// The screen of an item.
    private final class ItemScreen<Item, Content: View>: UIHostingController<Content> {
        let item: Item

        init(_ item: Item, _ content: Content) {
            self.item = item
            super.init(rootView: content)
        }

        required init?(coder: NSCoder) {
            return nil
        }
    }
#endif
