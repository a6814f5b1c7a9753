import Foundation

/// Computes the places of the parts of an alert. The result depends on these values only.
struct AlertLayout: Equatable {
    static let alertWidth: CGFloat = 270
    static let popoverWidth: CGFloat = 304
    private static let margin: CGFloat = 16
    private static let headMargin: CGFloat = 20
    private static let textGap: CGFloat = 4
    private static let fieldHeight: CGFloat = 34
    /// The distance between an action sheet and its cancel action.
    private static let cancelGap: CGFloat = 8

    let isSheet: Bool
    let width: CGFloat
    /// The frames of the title, the message, the text fields and the actions, from top to bottom.
    private(set) var texts: [CGRect] = []
    private(set) var fields: [CGRect] = []
    private(set) var actions: [CGRect] = []
    /// The areas behind the parts: one, and a second one behind the cancel action of an action sheet.
    private(set) var panels: [CGRect] = []
    private(set) var height: CGFloat = 0

    static func textWidth(in width: CGFloat) -> CGFloat { width - 2 * margin }

    static func actionHeight(isSheet: Bool) -> CGFloat { isSheet ? 57 : 44 }

    /// Lays out texts of given heights, text fields, and actions. The last action may stand apart from the others, or
    /// two actions may share a row.
    init(
        isSheet: Bool, width: CGFloat, texts heights: [CGFloat], fields fieldCount: Int = 0, actions count: Int = 0,
        hasOwnCancel: Bool = false, sharesRow: Bool = false
    ) {
        (self.isSheet, self.width) = (isSheet, width)
        placeHead(heights, fieldCount)
        if sharesRow, count == 2 {
            placeRow()
        } else {
            for _ in 0..<(hasOwnCancel ? count - 1 : count) { placeAction() }
        }
        if height > 0 { panels.append(CGRect(x: 0, y: 0, width: width, height: height)) }
        guard hasOwnCancel else { return }
        if height > 0 { height += Self.cancelGap }
        placeAction()
        actions.last.map { panels.append($0) }
    }

    private mutating func placeHead(_ heights: [CGFloat], _ fieldCount: Int) {
        guard !heights.isEmpty || fieldCount > 0 else { return }
        height = Self.headMargin
        let inner = Self.textWidth(in: width)
        for (index, text) in heights.enumerated() {
            if index > 0 { height += Self.textGap }
            texts.append(CGRect(x: Self.margin, y: height, width: inner, height: text))
            height += text
        }
        for index in 0..<fieldCount {
            if index > 0 || !heights.isEmpty { height += Self.textGap }
            fields.append(CGRect(x: Self.margin, y: height, width: inner, height: Self.fieldHeight))
            height += Self.fieldHeight
        }
        height += Self.headMargin
    }

    private mutating func placeAction() {
        let own = Self.actionHeight(isSheet: isSheet)
        actions.append(CGRect(x: 0, y: height, width: width, height: own))
        height += own
    }

    private mutating func placeRow() {
        let own = Self.actionHeight(isSheet: isSheet)
        actions = [0, width / 2].map { CGRect(x: $0, y: height, width: width / 2, height: own) }
        height += own
    }
}
