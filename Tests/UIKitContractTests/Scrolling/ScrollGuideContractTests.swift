import UIKit
import XCTest

@preconcurrency

@MainActor
final class ScrollGuideContractTests: ContractTestCase {
    private func stage() -> ScrollStage {
        ScrollStage(inStack: false) { $0.scroll.contentInsetAdjustmentBehavior = .never }
    }

    private func add(_ view: UIView, to stage: ScrollStage, _ constraints: (UIView) -> [NSLayoutConstraint]) {
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.scroll.addSubview(view)
        NSLayoutConstraint.activate(constraints(view))
        Device.turn()
    }

    func testConstraintsOnTheContentGuideDetermineTheContentSize() {
        let stage = stage()
        defer { stage.putAway() }
        let content = stage.scroll.contentLayoutGuide
        let frame = stage.scroll.frameLayoutGuide
        let view = UIView()
        add(view, to: stage) { view in
            [
                view.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
                view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -30),
                view.widthAnchor.constraint(equalTo: frame.widthAnchor),
                view.heightAnchor.constraint(equalToConstant: 2000),
            ]
        }
        XCTAssertEqual(stage.scroll.contentSize, CGSize(width: stage.scroll.bounds.width, height: 2040))
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 10, width: stage.scroll.bounds.width, height: 2000))
    }

    func testConstraintsOfSubviewsToTheScrollViewApplyToItsContent() {
        let stage = stage()
        defer { stage.putAway() }
        let view = UIView()
        add(view, to: stage) { view in
            [
                view.topAnchor.constraint(equalTo: stage.scroll.topAnchor),
                view.leadingAnchor.constraint(equalTo: stage.scroll.leadingAnchor, constant: 5),
                view.trailingAnchor.constraint(equalTo: stage.scroll.trailingAnchor, constant: -5),
                view.bottomAnchor.constraint(equalTo: stage.scroll.bottomAnchor),
                view.widthAnchor.constraint(equalToConstant: 700),
                view.heightAnchor.constraint(equalTo: stage.scroll.heightAnchor, multiplier: 2),
            ]
        }
        XCTAssertEqual(stage.scroll.contentSize, CGSize(width: 710, height: stage.scroll.bounds.height * 2))
    }

    func testFrameGuideDoesNotScroll() {
        let stage = stage()
        defer { stage.putAway() }
        stage.fillWithLongContent()
        let view = UIView()
        add(view, to: stage) { view in
            [
                view.topAnchor.constraint(equalTo: stage.scroll.frameLayoutGuide.topAnchor, constant: 40),
                view.leadingAnchor.constraint(equalTo: stage.scroll.frameLayoutGuide.leadingAnchor),
                view.widthAnchor.constraint(equalToConstant: 10),
                view.heightAnchor.constraint(equalToConstant: 10),
            ]
        }
        for offset in [0, 120, 700] as [CGFloat] {
            stage.scroll.contentOffset.y = offset
            Device.turn()
            XCTAssertEqual(view.convert(CGPoint.zero, to: stage.screen.view).y, 40)
        }
        XCTAssertEqual(stage.scroll.contentSize.height, 3000)
    }

    /// A view beside a scroll view may follow its content, and its superview is laid out for that.
    func testAViewOutsideFollowsTheContentThatItIsConstrainedTo() {
        let stage = stage()
        defer { stage.putAway() }
        stage.fillWithLongContent()
        let outside = LaidOutView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let marker = UIView()
        marker.translatesAutoresizingMaskIntoConstraints = false
        outside.addSubview(marker)
        stage.screen.view.addSubview(outside)
        NSLayoutConstraint.activate([
            marker.topAnchor.constraint(equalTo: stage.scroll.contentLayoutGuide.topAnchor),
            marker.leadingAnchor.constraint(equalTo: outside.leadingAnchor),
            marker.widthAnchor.constraint(equalToConstant: 1), marker.heightAnchor.constraint(equalToConstant: 1),
        ])
        Device.turn()
        for offset in [0, 120, 700, -30] as [CGFloat] {
            let before = outside.layouts
            stage.scroll.contentOffset.y = offset
            Device.turn()
            let start = stage.scroll.convert(CGPoint.zero, to: outside).y
            XCTAssertEqual(marker.frame.minY, start, "\(offset)")
            XCTAssertEqual(outside.layouts > before, offset != 0, "\(offset)")
        }
        XCTAssertEqual(stage.scroll.contentSize.height, 3000)
    }

    /// A subview that is constrained to a view outside of the scroll view does not scroll.
    func testASubviewConstrainedToAViewOutsideDoesNotScroll() {
        let stage = stage()
        defer { stage.putAway() }
        stage.fillWithLongContent()
        let view = UIView()
        add(view, to: stage) { view in
            [
                view.topAnchor.constraint(equalTo: stage.screen.view.topAnchor, constant: 40),
                view.leadingAnchor.constraint(equalTo: stage.screen.view.leadingAnchor),
                view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
            ]
        }
        for offset in [0, 120, 700] as [CGFloat] {
            stage.scroll.contentOffset.y = offset
            Device.turn()
            XCTAssertEqual(view.convert(CGPoint.zero, to: stage.screen.view).y, 40)
        }
    }
}

private final class LaidOutView: UIView {
    private(set) var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}
