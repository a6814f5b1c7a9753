package import UIKit

#if canImport(SwiftUI)
    import SwiftUI
#endif

/// A screen made with SwiftUI, which has a button in its middle.
@MainActor
package struct SwiftUIScreen {
    package let controller: UIViewController
    /// How often the button was tapped.
    package let taps: @MainActor () -> Int

    package init(_ controller: UIViewController, taps: @escaping @MainActor () -> Int) {
        self.controller = controller
        self.taps = taps
    }

    /// Makes a screen, or returns nil where there is no SwiftUI.
    static func make() -> SwiftUIScreen? {
        #if canImport(SwiftUI)
            let counter = TapCounter()
            let button = Button("Tap here") { counter.taps += 1 }
            return SwiftUIScreen(UIHostingController(rootView: button)) { counter.taps }
        #else
            return nil
        #endif
    }
}

#if canImport(SwiftUI)
    @MainActor
    private final class TapCounter {
        var taps = 0
    }
#endif
