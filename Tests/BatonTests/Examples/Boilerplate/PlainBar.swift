import UIKit

// The page "Moving over" says what replaces this code.

final class PlainPhoto: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        setBar(isClear: true)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        setBar(isClear: false)
        transitionCoordinator?.notifyWhenInteractionChanges { [weak self] context in
            // The swipe back was cancelled: this screen stays.
            if context.isCancelled { self?.setBar(isClear: true) }
        }
    }

    private func setBar(isClear: Bool) {
        let appearance = UINavigationBarAppearance()
        isClear ? appearance.configureWithTransparentBackground() : appearance.configureWithDefaultBackground()
        navigationController?.navigationBar.standardAppearance = appearance
        navigationController?.navigationBar.scrollEdgeAppearance = appearance
        navigationController?.navigationBar.tintColor = isClear ? .white : nil
    }
}
