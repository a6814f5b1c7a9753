import UIKit
import XCTest

/// A view controller that is the data source and the delegate of its collection view.
@MainActor
final class UICollectionViewControllerTests: XCTestCase {
    private final class Screen: UICollectionViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            3
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private func shown(_ screen: UIViewController) -> UIWindow {
        TurnLoop.main.reset()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        TurnLoop.main.runTurn()
        return window
    }

    func testTheCollectionViewFillsTheViewAndShowsTheItems() async {
        let layout = UICollectionViewFlowLayout()
        let screen = Screen(collectionViewLayout: layout)
        let window = shown(screen)
        XCTAssertTrue(screen.collectionView.superview === screen.view)
        XCTAssertEqual(screen.collectionView.frame, window.bounds)
        XCTAssertTrue(screen.collectionViewLayout === layout)
        XCTAssertEqual(screen.collectionView.visibleCells.count, 3)
    }

    func testTheSelectionIsClearedBeforeTheViewAppears() async {
        let screen = Screen(collectionViewLayout: UICollectionViewFlowLayout())
        let path = IndexPath(item: 1, section: 0)
        screen.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
        XCTAssertEqual(screen.collectionView.indexPathsForSelectedItems, [path])
        let window = shown(screen)
        XCTAssertEqual(screen.collectionView.indexPathsForSelectedItems, [])
        window.isHidden = true
    }

    func testAnotherCollectionViewTakesThePlaceOfTheFirst() async {
        let screen = Screen(collectionViewLayout: UICollectionViewFlowLayout())
        screen.loadViewIfNeeded()
        let former: UICollectionView = screen.collectionView
        let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        screen.collectionView = other
        XCTAssertNil(former.superview)
        XCTAssertTrue(other.dataSource === screen)
        XCTAssertEqual(other.frame, screen.view.bounds)
    }
}
