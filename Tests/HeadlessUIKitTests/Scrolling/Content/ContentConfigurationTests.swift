import UIKit
import XCTest

/// Tests cells that show a configuration.
@MainActor
final class ContentConfigurationTests: XCTestCase {
    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.compactMap { $0 as? UILabel }
    }

    func testAListConfigurationShowsItsTexts() async {
        let cell = UITableViewCell()
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        content.secondaryText = "Detail"
        content.textProperties.color = .red
        cell.contentConfiguration = content
        XCTAssertTrue(cell.contentView is UIListContentView)
        XCTAssertIdentical(cell.contentView.superview, cell)
        XCTAssertEqual(labels(in: cell.contentView).map(\.text), ["Title", "Detail"])
        XCTAssertEqual(labels(in: cell.contentView).first?.textColor, .red)
        XCTAssertEqual(cell.contentConfiguration as? UIListContentConfiguration, content)
    }

    func testTheContentFillsTheCellAndIsLaidOut() async {
        let cell = UITableViewCell()
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = ("Name", "Value")
        cell.contentConfiguration = content
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 300, height: 60))
        let shown = labels(in: cell.contentView)
        XCTAssertEqual(shown.first?.frame.minX, 16)
        XCTAssertEqual(shown.last?.frame.maxX, 284)
        XCTAssertEqual(shown.first?.frame.midY ?? 0, 30, accuracy: 0.01)
    }

    func testAViewThatSupportsTheNewConfigurationStays() async {
        let cell = UITableViewCell()
        var content = cell.defaultContentConfiguration()
        cell.contentConfiguration = content
        let view = cell.contentView
        content.text = "New"
        cell.contentConfiguration = content
        XCTAssertIdentical(cell.contentView, view)
        XCTAssertEqual(labels(in: view).map(\.text), ["New"])
        cell.contentConfiguration = Badge(number: 3)
        XCTAssertNil(view.superview)
        XCTAssertEqual((cell.contentView as? BadgeView)?.number, 3)
    }

    func testWithoutAConfigurationTheViewIsEmptyAgain() async {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Old"
        cell.contentConfiguration = Badge(number: 3)
        cell.contentConfiguration = nil
        XCTAssertEqual(cell.contentView.subviews, [])
        XCTAssertIdentical(cell.contentView.superview, cell)
        cell.textLabel?.text = "New"
        XCTAssertEqual(labels(in: cell.contentView).map(\.text), ["New"])
    }

    func testAConfigurationFollowsTheStateOfItsCell() async {
        let cell = UITableViewCell()
        cell.contentConfiguration = Badge(number: 3)
        cell.layoutIfNeeded()
        XCTAssertEqual((cell.contentView as? BadgeView)?.isStrong, false)
        cell.isSelected = true
        cell.layoutIfNeeded()
        XCTAssertEqual((cell.contentView as? BadgeView)?.isStrong, true)
        cell.automaticallyUpdatesContentConfiguration = false
        cell.isSelected = false
        cell.layoutIfNeeded()
        XCTAssertEqual((cell.contentView as? BadgeView)?.isStrong, true)
    }

    func testACollectionCellHasAConfigurationToo() async {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        cell.contentConfiguration = Badge(number: 8)
        XCTAssertEqual((cell.contentView as? BadgeView)?.number, 8)
        XCTAssertEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 50, height: 40))
        cell.isHighlighted = true
        XCTAssertTrue(cell.configurationState.isHighlighted)
        cell.isSelected = true
        cell.layoutIfNeeded()
        XCTAssertEqual((cell.contentView as? BadgeView)?.isStrong, true)
    }

    func testAnImageKeepsItsMaximumSize() async {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in }
        var content = UIListContentConfiguration.cell()
        content.image = image
        content.imageProperties.maximumSize = CGSize(width: 20, height: 0)
        let view = content.makeContentView()
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        view.layoutIfNeeded()
        XCTAssertEqual(view.subviews.map(\.frame), [CGRect(x: 16, y: 17, width: 20, height: 10)])
    }
}

/// A configuration of an app's own.
private struct Badge: UIContentConfiguration {
    var number: Int
    var isStrong = false

    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

    func updated(for state: any UIConfigurationState) -> Badge {
        var badge = self
        badge.isStrong = (state as? UICellConfigurationState)?.isSelected ?? false
        return badge
    }
}

private final class BadgeView: UIView, UIContentView {
    private var badge: Badge

    init(_ badge: Badge) {
        self.badge = badge
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    var configuration: any UIContentConfiguration {
        get { badge }
        set { badge = newValue as? Badge ?? badge }
    }

    var number: Int { badge.number }
    var isStrong: Bool { badge.isStrong }
}
