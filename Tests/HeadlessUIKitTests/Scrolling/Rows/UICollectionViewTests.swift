import XCTest

@testable import UIKit

@MainActor
final class UICollectionViewTests: XCTestCase {
    func testItemsAreInLinesAndOnlyVisibleItemsHaveCells() async {
        let stage = CollectionStage()
        // Three items of 60 points and two gaps of 10 points fill 200 points. A line takes 60 points and a gap of 10.
        XCTAssertEqual(stage.collection.contentSize, CGSize(width: 200, height: 20 * 70 - 10))
        XCTAssertEqual(stage.collection.indexPathsForVisibleItems.map(\.item), Array(0..<18))
        XCTAssertEqual(
            stage.collection.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.frame,
            CGRect(x: 70, y: 70, width: 60, height: 60))
        stage.collection.contentOffset.y = 135
        XCTAssertEqual(stage.collection.indexPathsForVisibleItems.first?.item, 6)
        XCTAssertEqual(stage.collection.cellForItem(at: IndexPath(item: 6, section: 0))?.frame.origin.y, 140)
        XCTAssertLessThanOrEqual(stage.made, 21)
    }

    func testTheDelegateSizesSingleItems() async {
        let stage = CollectionStage()
        stage.sizes = { CGSize(width: $0 == 0 ? 150 : 60, height: 30) }
        stage.collection.collectionViewLayout.invalidateLayout()
        let frame = { stage.collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        XCTAssertEqual(frame(0)?.width, 150)
        XCTAssertEqual(frame(1), CGRect(x: 0, y: 40, width: 60, height: 30))
        XCTAssertEqual(frame(3), CGRect(x: 140, y: 40, width: 60, height: 30))
    }

    func testAHorizontallyScrollingLayoutFillsColumns() async {
        let stage = CollectionStage()
        stage.layout.scrollDirection = .horizontal
        stage.layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 5)
        stage.collection.layoutIfNeeded()
        // Five items of 60 points and four gaps of 20 points fill 380 points.
        XCTAssertEqual(stage.collection.contentSize, CGSize(width: 20 + 12 * 70 - 10 + 5, height: 400))
        XCTAssertEqual(
            stage.collection.layoutAttributesForItem(at: IndexPath(item: 6, section: 0))?.frame,
            CGRect(x: 90, y: 90, width: 60, height: 60))
    }

    func testATapSelectsAnItemAndDeselectsThePreviousOne() async {
        let stage = CollectionStage()
        stage.tap(1)
        stage.tap(5)
        XCTAssertEqual(stage.lines.joined(separator: "\n"), "didSelect 1\ndidDeselect 1\ndidSelect 5")
        XCTAssertEqual(stage.collection.indexPathsForSelectedItems, [IndexPath(item: 5, section: 0)])
        XCTAssertEqual(stage.collection.cellForItem(at: IndexPath(item: 5, section: 0))?.isSelected, true)
    }

    func testScrollingToAnItem() async {
        let stage = CollectionStage()
        stage.collection.scrollToItem(at: IndexPath(item: 30, section: 0), at: .top, animated: false)
        XCTAssertEqual(stage.collection.contentOffset.y, 700)
        stage.collection.scrollToItem(at: IndexPath(item: 30, section: 0), at: .centeredVertically, animated: false)
        XCTAssertEqual(stage.collection.contentOffset.y, 730 - 200)
    }
}

/// A collection view of 58 items on screen.
@MainActor
private final class CollectionStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let scroll: ScrollStage
    let layout = UICollectionViewFlowLayout()
    let collection: UICollectionView
    private(set) var lines: [String] = []
    var sizes: ((Int) -> CGSize)?
    private(set) var made = 0

    override init() {
        layout.itemSize = CGSize(width: 60, height: 60)
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        scroll = ScrollStage(collection)
        super.init()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = self
        collection.delegate = self
        TurnLoop.main.runTurn()
    }

    func tap(_ item: Int) {
        let frame = collection.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .zero
        let place = collection.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
        scroll.gestures.tap(place.x, place.y)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 58 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        if cell.tag == 0 {
            made += 1
            cell.tag = made
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        sizes?(indexPath.item) ?? layout.itemSize
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        lines.append("didSelect \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        lines.append("didDeselect \(indexPath.item)")
    }
}
