#if HEADLESS_UIKIT
    import UIKit

    extension MonkeyAction {
        /// What the user and the system do beside the app's screens: turning, resizing, keys, the background, memory warnings, and a
        /// second window.
        @preconcurrency @MainActor
        public static var device: [MonkeyAction] {
            // What the system does arrives in a turn of its own.
            (sizes + system).map { action in
                var later = action
                later.perform = { hand, numbers in
                    hand.stage.turn()
                    action.perform(hand, numbers)
                }
                return later
            }
        }

        @MainActor private static var sizes: [MonkeyAction] {
            [
                MonkeyAction("rotate", ["slowly": 2]) { hand, numbers in
                    hand.stage.rotate(lasting: numbers["slowly"] == 1 ? 0.3 : 0)
                },
                MonkeyAction("resize", ["width": 4, "height": 4, "slowly": 2], weight: 1) { hand, numbers in
                    hand.stage.resize(to: size(hand, numbers), lasting: numbers["slowly"] == 1 ? 0.3 : 0)
                },
                MonkeyAction("resize by hand", ["width": 4, "height": 4], weight: 1) { hand, numbers in
                    hand.stage.resizeInteractively(to: size(hand, numbers), in: 0.1)
                },
                MonkeyAction("size class", ["stack": 3, "kind": 3], weight: 1) { hand, numbers in
                    guard let stack = hand.stack(numbers["stack"]) else { return }
                    let classes: [UIUserInterfaceSizeClass] = [.unspecified, .compact, .regular]
                    override(classes[numbers["kind"]], of: stack)
                },
            ]
        }

        /// Gives a stack another horizontal size class. Before iOS 17 only its container can.
        @MainActor private static func override(_ sizeClass: UIUserInterfaceSizeClass, of stack: UINavigationController)
        {
            if HeadlessDevice.current.systemVersion >= 17 {
                stack.traitOverrides.horizontalSizeClass = sizeClass
            } else {
                let traits = sizeClass == .unspecified ? nil : UITraitCollection(horizontalSizeClass: sizeClass)
                stack.parent?.setOverrideTraitCollection(traits, forChild: stack)
            }
        }

        /// A part of the screen.
        @MainActor private static func size(_ hand: MonkeyHand, _ numbers: Numbers) -> CGSize {
            let device = hand.stage.device
            let whole: CGSize =
                device.idiom == .pad ? CGSize(width: 820, height: 1180) : CGSize(width: 390, height: 844)
            let upright = device.interfaceOrientation.isPortrait
            let share = { (number: Int) in 1 - CGFloat(number) * 0.125 }
            return CGSize(
                width: ((upright ? whole.width : whole.height) * share(numbers["width"])).rounded(),
                height: ((upright ? whole.height : whole.width) * share(numbers["height"])).rounded())
        }

        @MainActor private static var system: [MonkeyAction] {
            [
                MonkeyAction("appearance", ["slowly": 2], weight: 1) { hand, numbers in
                    let device = hand.stage.device
                    var other = device
                    other.interfaceStyle = device.interfaceStyle == .dark ? .light : .dark
                    hand.stage.change(to: other, lasting: numbers["slowly"] == 1 ? 0.3 : 0)
                },
                MonkeyAction("warn of memory", weight: 1) { hand, _ in hand.stage.warnOfMemory() },
                MonkeyAction("background", ["frames": 20], weight: 1) { hand, numbers in
                    hand.stage.enterBackground()
                    hand.stage.advance(by: Double(numbers["frames"]) / 60)
                    hand.stage.enterForeground()
                },
                MonkeyAction("press", ["key": 3], weight: 1) { hand, numbers in
                    switch numbers["key"] {
                    case 0: hand.stage.press("[", .command)
                    case 1: hand.stage.press(UIKeyCommand.inputEscape)
                    default: hand.stage.press(".", .command)
                    }
                },
                MonkeyAction("open window", weight: 1) { hand, _ in
                    guard hand.otherWindows.isEmpty else { return }
                    let window = UIWindow(windowScene: Stage.scene)
                    window.rootViewController = hand.app.makeRoot()
                    window.isHidden = false
                    hand.otherWindows.append(window)
                },
                MonkeyAction("close window", weight: 1) { hand, _ in
                    guard let window = hand.otherWindows.popLast() else { return }
                    window.isHidden = true
                    window.rootViewController = nil
                },
            ]
        }
    }
#endif
