#if HEADLESS_UIKIT
    import Baton
    import BatonRecorder
    import UIKit

    /// A plain screen in place of one of the app's: with its title, its bar, what scrolls, and its text field.
    final class ReportScreen: UIViewController {
        private let recorded: RecordedScreen
        private(set) var scrollView: UIScrollView?
        private(set) var field: UITextField?

        init(_ recorded: RecordedScreen) {
            self.recorded = recorded
            super.init(nibName: nil, bundle: nil)
            title = recorded.title ?? recorded.type
            hidesBottomBarWhenPushed = recorded.hidesBottomBar
            isModalInPresentation = recorded.isModal
            navigationItem.hidesBackButton = recorded.hidesBackButton
            navigationItem.largeTitleDisplayMode = recorded.hasLargeTitle ? .automatic : .never
            if let bar = recorded.bar { navigationItem.barState = bar.state }
            if let size = recorded.preferredSize {
                preferredContentSize = CGSize(width: size.width, height: size.height)
            }
        }

        required init?(coder: NSCoder) {
            return nil
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            if let scroll = recorded.scroll {
                let scrollView = UIScrollView(frame: Self.frame(scroll.frame))
                scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                scrollView.contentSize = CGSize(width: scroll.content.width, height: scroll.content.height)
                view.addSubview(scrollView)
                self.scrollView = scrollView
            }
            if let frame = recorded.field {
                let field = UITextField(frame: Self.frame(frame))
                view.addSubview(field)
                self.field = field
            }
        }

        private static func frame(_ numbers: [Double]) -> CGRect {
            numbers.count == 4 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : .zero
        }
    }
#endif
