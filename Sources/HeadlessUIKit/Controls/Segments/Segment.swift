import Foundation

/// One segment of a segmented control: what it shows, and how it behaves.
@MainActor
struct Segment {
    enum Content {
        case title(String?)
        case image(UIImage?)
        case action(UIAction)
    }

    var content: Content
    var isEnabled = true
    /// The width that the app has set, or 0 for an automatic width.
    var width: CGFloat = 0

    init(_ content: Content) {
        self.content = content
    }

    var title: String? {
        switch content {
        case .title(let title): title
        case .image: nil
        case .action(let action): action.image == nil ? action.title : nil
        }
    }

    var image: UIImage? {
        switch content {
        case .title: nil
        case .image(let image): image
        case .action(let action): action.image
        }
    }

    var action: UIAction? {
        if case .action(let action) = content { action } else { nil }
    }
}
