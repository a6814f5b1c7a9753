#if HEADLESS_UIKIT
    import UIKit

    extension MonkeyAction {
        /// Two fingers, a trackpad, and taps on bars. Places are in hundredths of the window.
        @preconcurrency @MainActor
        public static var fingers: [MonkeyAction] {
            singleMoves + gestures + taps
        }

        @MainActor private static var singleMoves: [MonkeyAction] {
            [
                MonkeyAction("down", ["finger": 2, "x": 101, "y": 101], weight: 4) { hand, numbers in
                    let finger = hand.fingers[numbers["finger"]]
                    if finger.place == nil { finger.down(at: hand.point(numbers["x"], numbers["y"])) }
                },
                MonkeyAction("move", ["finger": 2, "x": 101, "y": 101, "frames": 20], weight: 6) { hand, numbers in
                    let finger = hand.fingers[numbers["finger"]]
                    guard finger.place != nil else { return }
                    finger.drag(
                        to: hand.point(numbers["x"], numbers["y"]), in: Double(numbers["frames"] + 1) / 60)
                },
                MonkeyAction("hold", ["finger": 2, "frames": 20]) { hand, numbers in
                    let finger = hand.fingers[numbers["finger"]]
                    if finger.place != nil { finger.hold(for: Double(numbers["frames"] + 1) / 60) }
                },
                MonkeyAction("up", ["finger": 2], weight: 4) { hand, numbers in
                    let finger = hand.fingers[numbers["finger"]]
                    if finger.place != nil { finger.up() }
                },
                MonkeyAction("cancel", ["finger": 2]) { hand, numbers in
                    let finger = hand.fingers[numbers["finger"]]
                    if finger.place != nil { finger.cancel() }
                },
            ]
        }

        @MainActor private static var gestures: [MonkeyAction] {
            [
                MonkeyAction("swipe", ["side": 2, "y": 101, "to": 101, "frames": 20, "end": 4], weight: 8) {
                    hand, numbers in
                    let start = hand.point(numbers["side"] == 0 ? 0 : 100, numbers["y"])
                    drag(hand, from: start, to: hand.point(numbers["to"], numbers["y"]), numbers)
                },
                MonkeyAction(
                    "drag", ["x": 101, "y": 101, "toX": 101, "toY": 101, "frames": 20, "end": 4], weight: 6
                ) { hand, numbers in
                    drag(
                        hand, from: hand.point(numbers["x"], numbers["y"]),
                        to: hand.point(numbers["toX"], numbers["toY"]), numbers)
                },
                MonkeyAction("pull", ["y": 101, "by": 101, "frames": 20, "end": 4], weight: 4) { hand, numbers in
                    let y = numbers["y"]
                    drag(hand, from: hand.point(50, y), to: hand.point(52, min(100, y + numbers["by"])), numbers)
                },
                MonkeyAction("pinch", ["x": 101, "y": 101, "frames": 20, "end": 4]) { hand, numbers in
                    pinch(hand, numbers)
                },
                MonkeyAction("scroll", ["x": 101, "y": 101, "way": 201, "sideways": 2, "frames": 10]) {
                    hand, numbers in
                    let way = CGFloat(numbers["way"] - 100) * 3
                    let isSideways = numbers["sideways"] == 1
                    hand.stage.scroll(
                        at: hand.point(numbers["x"], numbers["y"]),
                        by: CGVector(dx: isSideways ? way : 0, dy: isSideways ? 0 : way),
                        in: Double(numbers["frames"] + 1) / 60)
                },
            ]
        }

        @MainActor private static var taps: [MonkeyAction] {
            [
                MonkeyAction("tap", ["x": 101, "y": 101]) { hand, numbers in
                    guard hand.fingers[0].place == nil else { return }
                    hand.fingers[0].tap(at: hand.point(numbers["x"], numbers["y"]))
                },
                MonkeyAction("tap back", ["stack": 3], weight: 3) { hand, numbers in
                    guard let bar = hand.stack(numbers["stack"])?.navigationBar, bar.window != nil else { return }
                    HeadlessBars.tapBackButton(of: bar)
                },
                MonkeyAction("tap tab", ["number": 3], weight: 2) { hand, numbers in
                    guard let tabs = hand.tabs.first, tabs.view.window != nil,
                        let item = hand.pick(tabs.tabBar.items ?? [], numbers["number"])
                    else { return }
                    HeadlessBars.tap(item, in: tabs.tabBar)
                },
            ]
        }

        /// Drags with the first finger. It lifts while it moves, after a rest, not at all, or the system cancels the touch.
        @MainActor private static func drag(
            _ hand: MonkeyHand, from start: CGPoint, to end: CGPoint, _ numbers: Numbers
        ) {
            let finger = hand.fingers[0]
            guard finger.place == nil else { return }
            finger.down(at: start)
            guard finger.place != nil else { return }
            finger.drag(to: end, in: Double(numbers["frames"] + 1) / 60)
            switch numbers["end"] {
            case 0: if finger.place != nil { finger.up() }
            case 1:
                if finger.place != nil { finger.hold(for: 0.2) }
                if finger.place != nil { finger.up() }
            case 2: if finger.place != nil { finger.cancel() }
            default: break
            }
        }

        /// Pinches with both fingers, to the point between them.
        @MainActor private static func pinch(_ hand: MonkeyHand, _ numbers: Numbers) {
            guard hand.fingers.allSatisfy({ $0.place == nil }) else { return }
            let middle = hand.point(numbers["x"], numbers["y"])
            for (finger, side) in zip(hand.fingers, [-1, 1] as [CGFloat]) {
                // A touch may make the device turn.
                let bounds = hand.stage.window.bounds.insetBy(dx: 1, dy: 1)
                let x = min(max(middle.x + 100 * side, bounds.minX), bounds.maxX)
                finger.down(at: CGPoint(x: x, y: min(max(middle.y, bounds.minY), bounds.maxY)))
            }
            let down = hand.fingers.filter { $0.place != nil }
            let near = down.map { finger in
                (finger, to: CGPoint(x: middle.x + (finger === hand.fingers[0] ? -10 : 10), y: middle.y))
            }
            hand.stage.drag(near, in: Double(numbers["frames"] + 1) / 60)
            for finger in down where finger.place != nil {
                if numbers["end"] == 2 { finger.cancel() } else if numbers["end"] < 2 { finger.up() }
            }
        }
    }
#endif
