package import UIKit

/// A screen that stands for a hosting controller of SwiftUI, which Linux lacks. What is late, and how, is up to the test: it is
/// not known when SwiftUI does what.
package final class HostingScreen: UIViewController {
    /// When SwiftUI updates something.
    package enum Moment: CaseIterable {
        case viewDidLoad
        case viewWillAppear
        /// In the turn after `viewWillAppear`, when a transition has begun.
        case turnAfterWillAppear
        case viewIsAppearing
        /// In the first layout.
        case layout
        case viewDidAppear
        /// In the turn after `viewDidAppear`.
        case turnAfterDidAppear
    }

    /// How the size of the content is told.
    package enum SizeTelling: CaseIterable {
        /// By the preferred content size, as with `sizingOptions` of a hosting controller.
        case preferred
        /// By the constraints, which tell nobody of a change.
        case constraints
    }

    /// The button that comes with the title.
    package static let buttonTitle = "Late"

    package let hosting = HostingView(frame: .zero)
    /// The view of the screen, which may keep the place where a transform has shown it.
    private let geometry = GeometryKeepingView()
    /// When the content is there.
    package var contentArrives = Moment.viewDidLoad
    /// When the size of the content changes to the final one.
    package var sizeArrives = Moment.viewDidLoad
    /// When title and buttons are set.
    package var itemsArrive = Moment.viewDidLoad
    package var tellsSize = SizeTelling.preferred
    /// The size of the content at first, and later.
    package var sizes = (early: CGSize(width: 200, height: 120), late: CGSize(width: 200, height: 120))
    /// What else is updated, and when.
    package var updates: [(moment: Moment, change: (HostingScreen) -> Void)] = []
    private let lateTitle: String
    private var done: Set<Moment> = []

    package init(_ title: String) {
        lateTitle = title
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A hosting screen is made in code only.")
    }

    /// How often the button in the content was tapped.
    package var taps: Int { geometry.taps + hosting.taps }

    // MARK: Updates

    /// Updates what is due. Each moment counts once, when it comes for the first time.
    private func pass(_ moment: Moment) {
        guard done.insert(moment).inserted else { return }
        if contentArrives == moment { hosting.show(UIView()) }
        // Each update of SwiftUI's looks where the view is.
        geometry.look()
        if sizeArrives == moment { tell(sizes.late) }
        if itemsArrive == moment {
            title = lateTitle
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: Self.buttonTitle)
        }
        for update in updates where update.moment == moment { update.change(self) }
    }

    private func passInNextTurn(_ moment: Moment) {
        DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.pass(moment) } }
    }

    /// Gives the content another size.
    package func tell(_ size: CGSize) {
        hosting.contentSize = size
        if tellsSize == .preferred { preferredContentSize = size }
    }

    // MARK: UIKit's callbacks

    package override func loadView() {
        view = geometry
        geometry.backgroundColor = .systemBackground
        hosting.frame = geometry.bounds
        geometry.addSubview(hosting)
        if tellsSize == .constraints { tellSizeByConstraints() }
    }

    private func tellSizeByConstraints() {
        hosting.hasIntrinsicSize = true
        hosting.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            hosting.leadingAnchor.constraint(equalTo: geometry.leadingAnchor),
            hosting.trailingAnchor.constraint(equalTo: geometry.trailingAnchor),
            hosting.topAnchor.constraint(equalTo: geometry.topAnchor),
            hosting.bottomAnchor.constraint(equalTo: geometry.bottomAnchor),
        ])
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        tell(sizes.early)
        pass(.viewDidLoad)
    }

    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        pass(.viewWillAppear)
        passInNextTurn(.turnAfterWillAppear)
    }

    package override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        pass(.viewIsAppearing)
    }

    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        pass(.layout)
    }

    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        pass(.viewDidAppear)
        passInNextTurn(.turnAfterDidAppear)
    }
}
