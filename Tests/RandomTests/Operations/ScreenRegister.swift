import UIKit

/// Creates screens and tracks weakly which of them still exist.
@MainActor
struct ScreenRegister {
    private var made: [Weak] = []
    private var count = 0

    private struct Weak {
        weak var screen: CountedScreen?
    }

    mutating func make() -> CountedScreen {
        count += 1
        let screen = CountedScreen(name: "screen \(count)")
        made.removeAll { $0.screen == nil }
        made.append(Weak(screen: screen))
        return screen
    }

    var living: [CountedScreen] { made.compactMap(\.screen) }
}

/// A screen with a unique name.
@MainActor
final class CountedScreen: UIViewController {
    let name: String

    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
