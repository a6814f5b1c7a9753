import XCTest

@testable import UIKit

/// Tests details of Auto Layout that are visible only internally, or only without a screen.
@MainActor
final class ConstraintLayoutTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    private func addView(to superview: UIView? = nil) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? root).addSubview(view)
        return view
    }

    func testViewsWithoutConstraintsStoreNoLayoutState() async {
        let plain = UIView(frame: root.bounds)
        let below = UIView()
        plain.addSubview(below)
        root.addSubview(plain)
        let view = addView()
        view.widthAnchor.constraint(equalToConstant: 5).isActive = true
        root.layoutIfNeeded()
        XCTAssertNil(plain.constraintState)
        XCTAssertFalse(plain.layout.usesConstraints)
        XCTAssertTrue(root.layout.usesConstraints)
        XCTAssertNotNil(root.constraintState?.engine)
    }

    func testATreeAddedToAnotherIsSolvedThereAndSeparatelyAfterRemoval() async {
        let branch = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = addView(to: branch)
        view.widthAnchor.constraint(equalTo: branch.widthAnchor).isActive = true
        branch.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 100)
        root.addSubview(branch)
        XCTAssertNil(branch.constraintState?.engine)
        branch.bounds.size.width = 60
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 60)
        branch.removeFromSuperview()
        XCTAssertEqual(root.constraintState?.engine?.installed.count, 0)
        branch.bounds.size.width = 40
        branch.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 40)
    }

    func testATreeThatIsBuiltBottomUpIsLaidOut() async {
        let middle = UIView()
        middle.translatesAutoresizingMaskIntoConstraints = false
        let view = addView(to: middle)
        view.leftAnchor.constraint(equalTo: middle.leftAnchor, constant: 3).isActive = true
        view.widthAnchor.constraint(equalTo: middle.widthAnchor, constant: -6).isActive = true
        root.addSubview(middle)
        middle.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10).isActive = true
        middle.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(middle.frame.minX, 10)
        XCTAssertEqual(middle.frame.width, 290)
        XCTAssertEqual(view.frame.minX, 3)
        XCTAssertEqual(view.frame.width, 284)
    }

    func testEdgesAreOnWholePixels() async {
        let scale = HeadlessDevice.current.scale
        let views = [addView(), addView(), addView()]
        var left = root.leftAnchor
        for view in views {
            view.leftAnchor.constraint(equalTo: left).isActive = true
            view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 7).isActive = true
            left = view.rightAnchor
        }
        root.layoutIfNeeded()
        for (index, view) in views.enumerated() {
            XCTAssertEqual(view.frame.minX * scale, (view.frame.minX * scale).rounded(), accuracy: 1e-9)
            XCTAssertEqual(view.frame.minX, CGFloat(index) * 300 / 7, accuracy: 0.5 / scale + 1e-9)
        }
        XCTAssertEqual(views[1].frame.minX, views[0].frame.maxX, accuracy: 1e-9)
    }

    func testALayoutIsTheSameEachTime() async {
        let frames = (0..<2).map { _ in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let views = (0..<6).map { _ in addView(to: root) }
            // No constraint determines how the width is distributed.
            views[0].leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
            for (left, right) in zip(views, views.dropFirst()) {
                right.leftAnchor.constraint(equalTo: left.rightAnchor).isActive = true
            }
            views[5].rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
            root.layoutIfNeeded()
            return views.map(\.frame)
        }
        XCTAssertEqual(frames[0], frames[1])
        XCTAssertEqual(frames[0].reduce(0) { $0 + $1.width }, 300, accuracy: 1e-9)
    }

    func testASecondPassChangesNothingAndRequestsNoLayout() async {
        let view = addView()
        view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
        root.layoutIfNeeded()
        root.markConstraintsDirty()
        root.solveConstraints()
        XCTAssertFalse(root.layout.needsLayout)
    }

    func testAnEndlessUpdateLoopIsStopped() async {
        let view = Restless()
        root.addSubview(view)
        view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
        root.layoutIfNeeded()
        XCTAssertGreaterThan(view.updates, 1)
        XCTAssertLessThan(view.updates, 100)
    }

    func testRemovedViewsAndConstraintsAreReleased() async {
        weak var gone: UIView?
        weak var constraint: NSLayoutConstraint?
        do {
            let view = addView()
            let made = view.widthAnchor.constraint(equalTo: root.widthAnchor)
            made.isActive = true
            root.layoutIfNeeded()
            view.removeFromSuperview()
            gone = view
            constraint = made
        }
        XCTAssertNil(gone)
        XCTAssertNil(constraint)
        weak var tree: UIView?
        do {
            let other = UIView(frame: root.bounds)
            addView(to: other).widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
            other.layoutIfNeeded()
            tree = other
        }
        XCTAssertNil(tree)
    }
}

@MainActor
private final class Restless: UIView {
    private(set) var updates = 0

    override func updateConstraints() {
        updates += 1
        super.updateConstraints()
        setNeedsUpdateConstraints()
    }
}
