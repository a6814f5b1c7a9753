public import Foundation

/// The content of a row: an image, a text and a secondary text.
///
/// The fonts and colours of UIKit's own rows are not all known. These are the usual ones.
public struct UIListContentConfiguration: Hashable {
    /// How the two texts are arranged.
    enum Arrangement {
        case stacked
        case sideBySide
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String? {
        didSet { if text != nil { attributedText = nil } }
    }
    /// A text with attributes, in place of the plain one.
    public var attributedText: NSAttributedString? {
        didSet { if attributedText != nil { text = nil } }
    }
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryTextProperties: TextProperties
    let arrangement: Arrangement

    private init(_ arrangement: Arrangement, secondary: TextProperties) {
        self.arrangement = arrangement
        textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
        secondaryTextProperties = secondary
    }

    /// Returns the content of a default row, with the secondary text below the text.
    public static func cell() -> UIListContentConfiguration { subtitleCell() }

    /// Returns the content of a row with the secondary text below the text.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            .stacked,
            secondary: TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel))
    }

    /// Returns the content of a row with the secondary text at the end of the line.
    public static func valueCell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            .sideBySide, secondary: TextProperties(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel))
    }
}

extension UIListContentConfiguration: UIContentConfiguration {
    @preconcurrency @MainActor
    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// Returns the same configuration, since rows of a table look the same in every state. Those of sidebars do not, and
    /// are not built here.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
