import UIKit

/// A screen that calls closures of the test in UIKit's callbacks.
final class HookScreen: UIViewController {
    var onWillAppear: () -> Void = {}
    var onIsAppearing: () -> Void = {}
    var onWillDisappear: () -> Void = {}

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onWillAppear()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        onIsAppearing()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        onWillDisappear()
    }
}
