public import Foundation

/// Offers to share items with other apps and devices.
///
/// It is a sheet, and a popover on a pad, which has to have a source. There are no other apps here: it only names its items, and
/// the user closes it.
open class UIActivityViewController: UIViewController {
    let items: [Any]

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        super.init(nibName: nil, bundle: nil)
        precondition(
            applicationActivities?.isEmpty != false,
            "Activities of the app are not offered here: pass nil for applicationActivities.")
        modalPresentationStyle = .popover
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        items = []
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .popover
    }

    public required init?(coder: NSCoder) {
        fatalError("There are no archives of view controllers here.")
    }

    open override func loadView() {
        let label = UILabel()
        label.text = items.map { ($0 as? URL)?.lastPathComponent ?? "\($0)" }.joined(separator: "\n")
        label.textAlignment = .center
        label.numberOfLines = 0
        label.backgroundColor = .systemBackground
        view = label
    }
}
