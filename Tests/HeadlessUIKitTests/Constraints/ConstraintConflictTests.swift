import UIKit
import XCTest

@MainActor
final class ConstraintConflictTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let view = UIView()

    private func prepare() {
        HeadlessLog.reset()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
    }

    private func width(_ constant: CGFloat, _ name: String) -> NSLayoutConstraint {
        let constraint = view.widthAnchor.constraint(equalToConstant: constant)
        constraint.identifier = name
        constraint.isActive = true
        return constraint
    }

    func testOfTwoConflictingConstraintsTheLaterIsBrokenAndReported() async {
        prepare()
        let first = width(100, "first")
        let second = width(50, "second")
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 100)
        XCTAssertTrue(first.isActive)
        XCTAssertTrue(second.isActive)
        let expected = """
            Unable to simultaneously satisfy constraints.
            (
                <NSLayoutConstraint 'first' UIView.width == 100>
                <NSLayoutConstraint 'second' UIView.width == 50>
            )
            Remove one of them, or give it a priority below required.
            Will attempt to recover by breaking constraint
            <NSLayoutConstraint 'second' UIView.width == 50>
            """
        XCTAssertEqual(HeadlessLog.warnings, [expected])
    }

    func testTheSameConflictIsReportedOnlyOnce() async {
        prepare()
        _ = width(100, "first")
        _ = width(50, "second")
        root.layoutIfNeeded()
        root.frame.size.width = 200
        root.layoutIfNeeded()
        XCTAssertEqual(HeadlessLog.warnings.count, 1)
    }

    func testABrokenConstraintIsRestoredWhenTheConflictIsRemoved() async {
        prepare()
        let first = width(100, "first")
        _ = width(50, "second")
        root.layoutIfNeeded()
        first.isActive = false
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 50)
        first.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 50)
        XCTAssertEqual(HeadlessLog.warnings.count, 2)
    }

    func testAConstantThatCausesAConflictBreaksTheLaterConstraint() async {
        prepare()
        let lower = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 40)
        let upper = view.widthAnchor.constraint(lessThanOrEqualToConstant: 80)
        NSLayoutConstraint.activate([upper, lower])
        root.layoutIfNeeded()
        XCTAssertEqual(HeadlessLog.warnings, [])
        upper.constant = 20
        root.layoutIfNeeded()
        XCTAssertEqual(HeadlessLog.warnings.count, 1)
        XCTAssertTrue(HeadlessLog.warnings.last?.hasSuffix("<NSLayoutConstraint UIView.width >= 40>") == true)
        XCTAssertLessThanOrEqual(view.frame.width, 20)
        upper.constant = 60
        root.layoutIfNeeded()
        XCTAssertGreaterThanOrEqual(view.frame.width, 40)
        XCTAssertLessThanOrEqual(view.frame.width, 60)
    }

    func testAnAutoresizedFrameIsNeverBrokenAndTheAdviceExplainsHowToDisableIt() async {
        prepare()
        let given = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        root.addSubview(given)
        given.widthAnchor.constraint(equalToConstant: 30).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(given.frame.width, 100)
        let warning = HeadlessLog.warnings.first ?? ""
        XCTAssertTrue(warning.contains("<NSAutoresizingMaskLayoutConstraint UIView.width == 100>"), warning)
        XCTAssertTrue(warning.contains("translatesAutoresizingMaskIntoConstraints"), warning)
        given.translatesAutoresizingMaskIntoConstraints = false
        root.layoutIfNeeded()
        XCTAssertEqual(given.frame.width, 30)
    }

    func testAViewThatIsGivenAFrameAgainKeepsIt() async {
        prepare()
        let width = width(100, "width")
        root.layoutIfNeeded()
        width.isActive = false
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let follower = UIView()
        follower.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(follower)
        follower.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(follower.frame.minX, 4)
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testASizeCannotBeNegative() async {
        prepare()
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 200).isActive = true
        view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -200).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(HeadlessLog.warnings.count, 1)
        XCTAssertEqual(view.frame.minX, 200)
        XCTAssertEqual(view.frame.width, 0)
        root.frame.size.width = 500
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 100)
    }
}
