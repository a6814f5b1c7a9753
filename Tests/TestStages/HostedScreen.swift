import TestSupport
import UIKit

/// A screen whose view behaves like a hosting view of SwiftUI.
final class HostedScreen: UIViewController {
    let hosting = GeometryKeepingView()

    convenience init(_ title: String) {
        self.init()
        self.title = title
    }

    override func loadView() {
        view = hosting
        hosting.backgroundColor = .systemBackground
    }
}
