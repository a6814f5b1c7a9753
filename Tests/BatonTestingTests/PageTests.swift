import BatonPage
import BatonTesting
import Foundation
import XCTest

final class PageTests: XCTestCase {
    // MARK: Bytes

    func testEqualPagesGiveEqualBytes() {
        let one = Page(title: "Twice", scenes: [.crowded(), .still()])
        let other = Page(title: "Twice", scenes: [.crowded(), .still()])
        XCTAssertEqual(one.html, other.html)
    }

    func testDifferentPagesGiveDifferentBytes() {
        XCTAssertNotEqual(
            Page(title: "", scenes: [.still(notes: ["a"])]).html, Page(title: "", scenes: [.still(notes: ["b"])]).html)
    }

    func testFieldsAreWrittenInTheOrderOfTheirDeclaration() throws {
        let text = PageText(string: "t", size: 17, weight: 600, color: "rgba(1,2,3,1)", alignment: .right)
        let scene = PageRecording(
            name: "n", summary: "s", width: 10, height: 20, duration: 0.5,
            nodes: [
                PageNode(id: 7, label: "UILabel")
            ],
            frames: [
                PageFrame(
                    time: 0, touch: [PagePoint(x: 1, y: 2)],
                    states: [PageState(node: 7, width: 4, opacity: 0.5, text: text)]),
                PageFrame(time: 0.25, states: [PageState(node: 7, width: 4, opacity: 1, text: text)]),
            ],
            log: [PageEvent(time: 0.25, turn: 3, text: "e")], notes: ["r"])
        let expected = #"""
            {"name":"n","summary":"s","width":10,"height":20,"duration":500,\#
            "nodes":[[7,-1,"UILabel"]],\#
            "frames":[{"time":0,"touch":[{"x":1,"y":2}],"order":[7],"states":[7,"dnw",4,0.5,0]},\#
            {"time":250,"states":[7,"n",1]}],\#
            "log":[{"time":250,"turn":3,"text":"e"}],"notes":["r"]}
            """#
        let tables = #"""
            "pictures":[],"texts":[{"string":"t","size":17,"weight":600,"color":"rgba(1,2,3,1)",\#
            "alignment":"right","wraps":false,"width":0}],"drags":[]
            """#
        XCTAssertTrue(try writtenData(of: [scene]).hasSuffix(#""scenes":["# + expected + "]," + tables + "}"))
    }

    func testAPageLoadsNothing() {
        let html = Page(title: "Alone", scenes: [.crowded()]).html
        for door in ["http:", "https:", "url(", "@import", " src=", "fetch(", "import("] {
            XCTAssertFalse(html.contains(door), door)
        }
    }

    func testAFullSceneStaysSmall() throws {
        let bytes = try writtenData(of: [.crowded(nodes: 40, frames: 60)]).utf8.count
        XCTAssertLessThan(bytes, 300_000)
    }

    // MARK: Strings

    func testTextCannotEndItsScriptElement() throws {
        let hostile = "</script><!-- <script> \"quoted\" \\ back\nline\ttab\u{0}\u{1F}\u{2028} é 👩‍👩‍👧 &amp;"
        let scene = PageRecording.still(name: hostile, notes: [hostile])
        let html = Page(title: "Safe", scenes: [scene]).html
        XCTAssertEqual(html.components(separatedBy: "</script").count - 1, 2, "the data's and the program's own end")
        XCTAssertFalse(html.contains("<!--"))
        let read = try PageReader(data: writtenData(of: [scene])).scenes[0]
        XCTAssertEqual(read["name"] as? String, hostile)
        XCTAssertEqual(read["notes"] as? [String], [hostile])
    }

    func testTheTitleIsEscaped() {
        let html = Page(title: "</title><b> & co", scenes: []).html
        XCTAssertTrue(html.contains("<title>&lt;/title&gt;&lt;b&gt; &amp; co</title>"))
        XCTAssertTrue(html.contains("<h1>&lt;/title&gt;&lt;b&gt; &amp; co</h1>"))
        XCTAssertFalse(html.contains("<b>"))
    }

    // MARK: Numbers

    func testNumbersHaveThreeDecimalsAtMost() throws {
        XCTAssertEqual(try written(0), "0")
        XCTAssertEqual(try written(-0.0), "0")
        XCTAssertEqual(try written(12), "12")
        XCTAssertEqual(try written(-12.5), "-12.5")
        XCTAssertEqual(try written(0.05), "0.05")
        XCTAssertEqual(try written(1.0 / 3), "0.333")
        XCTAssertEqual(try written(-2.0 / 3), "-0.667")
        XCTAssertEqual(try written(99.9996), "100")
        XCTAssertEqual(try written(1_000_000_000), "1000000000")
    }

    func testANumberThatRoundsToZeroHasNoSign() throws {
        XCTAssertEqual(try written(-0.0004), "0")
        XCTAssertEqual(try written(-0.0006), "-0.001")
    }

    func testNonFiniteNumbersAreWrittenAsFiniteNumbers() throws {
        XCTAssertEqual(try written(.nan), "0")
        XCTAssertEqual(try written(.infinity), "9000000000000")
        XCTAssertEqual(try written(-.greatestFiniteMagnitude), "-9000000000000")
        XCTAssertEqual(try written(.leastNonzeroMagnitude), "0")
    }

    func testAMatrixIsWrittenWithSixDecimals() throws {
        var matrix = PageRecording.identity3D
        matrix[11] = -1.0 / 850  // -0.001176470…
        let state = PageState(node: 1, matrix: matrix)
        let data = try writtenData(of: [.still(frames: [PageFrame(time: 0, states: [state])])])
        XCTAssertTrue(data.contains(#""j",[1,0,0,0,0,1,0,0,0,0,1,-0.001176,0,0,0,1]"#))
    }

    // MARK: Changes

    func testFramesAreRebuiltFromTheirChanges() throws {
        let frames = PageRecording.eventfulFrames
        let scene = PageRecording.still(
            nodes: [1, 2, 3].map { PageNode(id: $0, parent: $0 == 1 ? nil : 1, label: "UIView") }, frames: frames)
        let read = try PageReader(data: writtenData(of: [.crowded(), scene])).frames(ofScene: 1)
        XCTAssertEqual(read.count, frames.count)
        for (read, frame) in zip(read, frames) { XCTAssertEqual(read, frame) }
    }

    func testAnUnchangedFrameIsWrittenAsItsTimeOnly() throws {
        let states = [PageState(node: 1, x: 3), PageState(node: 2, parent: 1, y: 4)]
        let frames = [PageFrame(time: 0, states: states), PageFrame(time: 0.5, states: states)]
        XCTAssertTrue(try writtenData(of: [.still(frames: frames)]).contains(#",{"time":500}]"#))
    }

    func testAChangeBelowThePrecisionIsNotWritten() throws {
        let frames = (0..<3).map {
            PageFrame(time: Double($0), states: [PageState(node: 1, x: 3 + Double($0) * 0.0001)])
        }
        XCTAssertTrue(try writtenData(of: [.still(frames: frames)]).contains(#",{"time":1000},{"time":2000}]"#))
    }

    func testSmallChangesAccumulate() throws {
        let frames = (0..<9).map { PageFrame(time: Double($0), states: [PageState(node: 1, x: Double($0) * 0.0004)]) }
        let read = try PageReader(data: writtenData(of: [.still(frames: frames)])).frames(ofScene: 0)
        XCTAssertEqual(read.map { $0.states[0].x }, [0, 0, 0.001, 0.001, 0.002, 0.002, 0.002, 0.003, 0.003])
    }

    func testANodeInItsUsualParentDoesNotRepeatTheParent() throws {
        let nodes = [PageNode(id: 1, label: "UIWindow"), PageNode(id: 2, parent: 1, label: "UIView")]
        let frame = PageFrame(time: 0, states: [PageState(node: 1), PageState(node: 2, parent: 1)])
        let data = try writtenData(of: [.still(nodes: nodes, frames: [frame])])
        XCTAssertTrue(data.contains(#""order":[1,2],"states":[1,"",2,""]"#))
    }

    func testAViewThatOnlyMovesOrGrowsIsWrittenByItsWay() throws {
        func written(_ matrix: [Double]) throws -> String {
            let state = PageState(node: 1, matrix: matrix)
            let data = try writtenData(of: [.still(frames: [PageFrame(time: 0, states: [state])])])
            return String(try XCTUnwrap(data.components(separatedBy: #""j","#).last).prefix { $0 != "]" }) + "]"
        }
        XCTAssertEqual(try written([1, 0, 0, 1, 12.5, -3]), "[12.5,-3]")
        XCTAssertEqual(try written([0.25, 0, 0, 0.25, 12.5, -3]), "[0.25,12.5,-3]")
        XCTAssertEqual(try written([0.25, 0, 0, 0.5, 12.5, -3]), "[0.25,0,0,0.5,12.5,-3]")
        XCTAssertEqual(try written([1, 0.5, 0, 1, 12.5, -3]), "[1,0.5,0,1,12.5,-3]")
    }

    func testTheGroupAndTheCodeOfASceneAreWrittenIfItHasThem() throws {
        var scene = PageRecording.still()
        XCTAssertNil(try PageReader(data: writtenData(of: [scene])).scenes[0]["group"])
        (scene.group, scene.code) = ("Bars", "isHidden = true")
        let read = try PageReader(data: writtenData(of: [scene])).scenes[0]
        XCTAssertEqual(read["group"] as? String, "Bars")
        XCTAssertEqual(read["code"] as? String, "isHidden = true")
    }

    func testThePageBeginsWithItsIntroductionAndALink() {
        var page = Page(title: "Baton", scenes: [])
        XCTAssertFalse(page.html.contains("<p class=\"introduction\">"))
        page.introduction = "Screens & bars."
        page.link = PageLink("Read", to: "a \"b\".md")
        let expected = #"<p class="introduction">Screens &amp; bars. <a href="a &quot;b&quot;.md">Read</a></p>"#
        XCTAssertTrue(page.html.contains(expected))
    }

    func testARuleAddsTheProjectedWayToTheProgress() {
        let rule = PageReleaseRule(author: "Baton", limit: 0.5, projection: 0.1)
        XCTAssertTrue(rule.finishes(at: 0.5, speed: 0))
        XCTAssertFalse(rule.finishes(at: 0.49, speed: 0))
        XCTAssertTrue(rule.finishes(at: 0.45, speed: 0.6))
        XCTAssertFalse(rule.finishes(at: 0.55, speed: -0.6))
        let system = PageReleaseRule(author: "UIKit", limit: 0.5, projection: 0, flick: 1)
        XCTAssertTrue(system.finishes(at: 0.1, speed: 1))
        XCTAssertFalse(system.finishes(at: 0.9, speed: -1))
        XCTAssertFalse(system.finishes(at: 0.49, speed: 0.9))
    }

    /// A pan begins after ten points, and a transition may be longer than the finger's way.
    func testARuleSaysTheProgressOfTheTransition() {
        let rule = PageReleaseRule(author: "Baton", limit: 0.58, projection: 0.1, begin: 0.04, whole: 1.12)
        XCTAssertEqual(rule.share(at: 0.58), 0.5, accuracy: 1e-9)
        XCTAssertEqual(rule.share(at: 0.02), 0)
        XCTAssertEqual(rule.share(at: 1.5), 1)
        XCTAssertEqual(PageReleaseRule(author: "UIKit", limit: 0.5, projection: 0).share(at: 0.3), 0.3)
    }

    // MARK: What scenes share

    func testWhatScenesShareIsWrittenOnce() throws {
        let (picture, text) = ("url(data:one)", PageText(string: "a word", size: 17))
        let states = [PageState(node: 1, background: picture, text: text), PageState(node: 2, background: "red")]
        let frames = [PageFrame(time: 0, states: states)]
        var scene = PageRecording.still(frames: frames)
        let point = PagePoint(x: 1, y: 2)
        scene.drag = PageDrag(start: point, end: point, nodes: [], frames: frames, releases: [])
        var other = scene
        other.drag?.end = PagePoint(x: 3, y: 4)
        let read = try PageReader(data: writtenData(of: [scene, other, scene]))
        XCTAssertEqual(read.scenes.map { $0["drag"] as? Int }, [0, 1, 0])
        XCTAssertEqual(read.shared("drags").count, 2)
        XCTAssertEqual(read.shared("pictures") as? [String], [picture])
        XCTAssertEqual(read.shared("texts").count, 1)
        XCTAssertEqual(try read.frames(ofScene: 2), frames)
    }

    // MARK: Reading

    private func written(_ number: Double) throws -> String {
        var scene = PageRecording.still()
        scene.height = number
        let tail = try XCTUnwrap(writtenData(of: [scene]).components(separatedBy: #","height":"#).last)
        return String(tail.prefix { $0 != "," })
    }

    private func writtenData(of scenes: [PageRecording]) throws -> String {
        let html = Page(title: "", scenes: scenes).html
        let tail = try XCTUnwrap(html.components(separatedBy: #"<script type="application/json" id="data">"#).last)
        return try XCTUnwrap(tail.components(separatedBy: "</script>").first)
    }
}

extension PageRecording {
    fileprivate static let identity3D: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

    fileprivate static func still(
        name: String = "Still", nodes: [PageNode] = [], frames: [PageFrame] = [], notes: [String] = []
    ) -> PageRecording {
        PageRecording(
            name: name, summary: "Nothing moves.", width: 320, height: 480, duration: 1, nodes: nodes, frames: frames,
            notes: notes)
    }

    /// A scene in which every node moves, fades and grows in every frame.
    fileprivate static func crowded(nodes: Int = 5, frames: Int = 3) -> PageRecording {
        PageRecording(
            name: "Crowded", summary: "Everything moves.", width: 393, height: 852, duration: Double(frames) / 60,
            nodes: (0..<nodes).map { PageNode(id: $0, parent: $0 == 0 ? nil : 0, label: "UIView") },
            frames: (0..<frames).map { frame in
                let progress = Double(frame + 1) / Double(frames + 1)
                let states = (0..<nodes).map { node in
                    PageState(
                        node: node, parent: node == 0 ? -1 : 0, x: 393 / 7 * progress, y: 852 / 7 * progress,
                        width: 100, height: 44, matrix: [progress / 7, 0, 0, progress / 7, 0, 0],
                        opacity: progress / 7, background: "rgba(1,2,\(node),1)")
                }
                return PageFrame(time: Double(frame) / 60, states: states)
            })
    }

    /// Frames in which every property changes and changes back. Nodes disappear, reappear elsewhere, and change their
    /// parent and order.
    fileprivate static let eventfulFrames: [PageFrame] = {
        let root = PageState(node: 1, x: 10, y: 20, width: 320, height: 480, clips: true)
        let plain = PageState(node: 2, parent: 1)
        let dressed = PageState(
            node: 2, parent: 1, x: 1, y: 2, width: 3, height: 4, anchorX: 0, anchorY: 1, boundsX: 5, boundsY: -6,
            matrix: identity3D, perspective: 850, showsBack: false,
            aperture: PageAperture(top: 1, right: -2, bottom: 3, left: 4.5, radius: 6), opacity: 0.25,
            background: "red", cornerRadius: 7, clips: true,
            borderWidth: 8, borderColor: "blue", shadow: "0 1px 2px red", blur: 10)
        let guest = PageState(node: 3, parent: 2, x: 5)
        let moved = PageState(node: 3, parent: 1, x: 5)
        return [
            PageFrame(time: 0, states: [root, plain]),
            PageFrame(time: 0.1, touch: [PagePoint(x: 1, y: 2), PagePoint(x: 3, y: 4)], states: [root, dressed]),
            PageFrame(time: 0.2, touch: [PagePoint(x: 1.5, y: 2)], states: [root, dressed, guest]),
            PageFrame(time: 0.3, states: [root, plain, moved]),
            PageFrame(time: 0.4, states: [root, moved, plain]),
            PageFrame(time: 0.5, states: []),
            PageFrame(time: 0.6, states: [root, dressed]),
            PageFrame(time: 0.7, states: [root, dressed, guest]),
        ]
    }()
}
