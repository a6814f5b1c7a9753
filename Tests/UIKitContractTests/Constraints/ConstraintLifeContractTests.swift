import UIKit
import XCTest

@preconcurrency

@MainActor
final class ConstraintLifeContractTests: ContractTestCase {
    func testTheNearestCommonAncestorHoldsAnActiveConstraint() {
        let stage = ConstraintStage()
        let outer = stage.addView()
        let first = stage.addView(to: outer)
        let second = stage.addView(to: outer)
        let size = first.widthAnchor.constraint(equalToConstant: 10)
        let between = first.topAnchor.constraint(equalTo: second.topAnchor)
        let above = second.leftAnchor.constraint(equalTo: stage.board.leftAnchor)
        NSLayoutConstraint.activate([size, between, above])
        XCTAssertEqual(first.constraints, [size])
        XCTAssertEqual(outer.constraints, [between])
        XCTAssertEqual(stage.board.constraints, [above])
        XCTAssertTrue(between.isActive)
        between.isActive = false
        XCTAssertEqual(outer.constraints, [])
        XCTAssertFalse(between.isActive)
        stage.putAway()
    }

    func testARemovedViewLosesConstraintsToOthersAndKeepsItsOwn() {
        let stage = ConstraintStage()
        let view = stage.addView()
        let inner = stage.addView(to: view)
        let own = view.widthAnchor.constraint(equalToConstant: 10)
        let inside = inner.leftAnchor.constraint(equalTo: view.leftAnchor)
        let outside = view.leftAnchor.constraint(equalTo: stage.board.leftAnchor, constant: 5)
        let farther = inner.topAnchor.constraint(equalTo: stage.board.topAnchor)
        NSLayoutConstraint.activate([own, inside, outside, farther])
        Device.turn()
        view.removeFromSuperview()
        XCTAssertEqual([own, inside, outside, farther].map(\.isActive), [true, true, false, false])
        XCTAssertEqual(stage.board.constraints, [])
        stage.board.addSubview(view)
        outside.constant = 70
        outside.isActive = true
        Device.turn()
        XCTAssertEqual(view.frame.minX, 70)
        XCTAssertEqual(view.frame.width, 10)
        stage.putAway()
    }

    func testAnInactiveConstraintHasNoEffect() {
        let stage = ConstraintStage()
        let view = stage.addView()
        let pin = stage.pin(view, width: 100, height: 50)
        let other = view.widthAnchor.constraint(equalToConstant: 60)
        Device.turn()
        XCTAssertEqual(view.frame.width, 100)
        pin.width.isActive = false
        other.isActive = true
        Device.turn()
        XCTAssertEqual(view.frame.width, 60)
        stage.putAway()
    }

    func testFramesFollowAnAutoresizedView() {
        let stage = ConstraintStage()
        let view = stage.addView()
        NSLayoutConstraint.activate([
            view.rightAnchor.constraint(equalTo: stage.board.rightAnchor),
            view.bottomAnchor.constraint(equalTo: stage.board.bottomAnchor),
            view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 20),
        ])
        Device.turn()
        XCTAssertEqual(view.frame, CGRect(x: 270, y: 380, width: 30, height: 20))
        stage.board.bounds.size = CGSize(width: 200, height: 100)
        Device.turn()
        XCTAssertEqual(view.frame, CGRect(x: 170, y: 80, width: 30, height: 20))
        let given = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 5))
        stage.board.addSubview(given)
        let below = stage.addView()
        below.topAnchor.constraint(equalTo: given.bottomAnchor).isActive = true
        below.heightAnchor.constraint(equalTo: given.widthAnchor).isActive = true
        Device.turn()
        XCTAssertEqual(below.frame.minY, 15)
        XCTAssertEqual(below.frame.height, 50)
        given.frame = CGRect(x: 10, y: 40, width: 60, height: 5)
        Device.turn()
        XCTAssertEqual(below.frame.minY, 45)
        XCTAssertEqual(below.frame.height, 60)
        stage.putAway()
    }

    func testFramesAreSetInTheLayoutOfTheSuperview() {
        let stage = ConstraintStage()
        let host = stage.add(LayoutLogger())
        _ = stage.pin(host, width: 200, height: 200)
        let view = stage.addView(to: host)
        host.watched = view
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        Device.turn()
        host.log = []
        width.constant = 90
        XCTAssertEqual(view.frame.width, 10)
        Device.turn()
        XCTAssertEqual(host.log, ["before 10.0", "after 90.0"])
        width.constant = 90
        Device.turn()
        XCTAssertEqual(host.log.count, 2)
        stage.putAway()
    }

    func testUpdateConstraintsIsCalledFromTheLeavesUpAndOnce() {
        let stage = ConstraintStage()
        let log = CallLog()
        let outer = stage.add(UpdateLogger("outer", log))
        let inner = stage.add(UpdateLogger("inner", log), to: outer)
        inner.widthAnchor.constraint(equalToConstant: 5).isActive = true
        Device.turn()
        XCTAssertEqual(log.text, "inner\nouter")
        log.clear()
        Device.turn()
        XCTAssertEqual(log.text, "")
        XCTAssertFalse(inner.needsUpdateConstraints())
        inner.setNeedsUpdateConstraints()
        XCTAssertTrue(inner.needsUpdateConstraints())
        outer.updateConstraintsIfNeeded()
        XCTAssertEqual(log.text, "inner")
        XCTAssertFalse(inner.needsUpdateConstraints())
        stage.putAway()
    }

    func testConstraintsMadeInUpdateConstraintsApplyInTheSameLayout() {
        let stage = ConstraintStage()
        let view = stage.add(SelfSizing())
        view.leftAnchor.constraint(equalTo: stage.board.leftAnchor).isActive = true
        Device.turn()
        XCTAssertEqual(view.frame.width, 33)
        view.side = 44
        view.setNeedsUpdateConstraints()
        stage.board.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 44)
        stage.putAway()
    }
}

/// Logs the width of a subview before and after `super.layoutSubviews()`.
@MainActor
private final class LayoutLogger: UIView {
    var log: [String] = []
    weak var watched: UIView?

    override func layoutSubviews() {
        log.append("before \(watched?.frame.width ?? -1)")
        super.layoutSubviews()
        log.append("after \(watched?.frame.width ?? -1)")
    }
}

@MainActor
private final class UpdateLogger: UIView {
    private let name: String
    private let log: CallLog

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
        log.note(name)
        super.updateConstraints()
    }
}

@MainActor
private final class SelfSizing: UIView {
    var side: CGFloat = 33
    private lazy var width = widthAnchor.constraint(equalToConstant: 0)

    override func updateConstraints() {
        width.constant = side
        width.isActive = true
        super.updateConstraints()
    }
}
