import BatonTesting
import UIKit

@testable import Baton

/// Carriers of bars that an app calls in any order, and releases.
extension BadInputTable {
    private static let red = BarState(background: .color(.red))
    private static let wrong = BarState { $0.titleOffset = UIOffset(horizontal: .nan, vertical: .nan) }
    private static let text = "BarState: An alpha, a title offset"

    @BadInputRows
    static var barCarriers: [BadInput] {
        row("BarCarrier.init(for:stackState:)", "numbers that are not finite", .advice(text)) {
            try $0.carry(wrong) { _, _ in }
        }
        row("BarCarrier.stackState", "numbers that are not finite, in a push", .advice(text)) {
            try $0.carry { holder, stand in
                stand.push()
                stand.stage.advance(by: 0.05)
                holder.carrier?.stackState = wrong
            }
        }
        row("BarCarrier.willShow(_:animated:)", "a screen of nobody, without a transition", .defined("nothing")) {
            try $0.carry { holder, stand in
                holder.carrier?.willShow(UIViewController(), animated: true)
                holder.carrier?.willShow(stand.a, animated: true)
                holder.carrier?.willShow(stand.a, animated: false)
            }
        }
        row("BarCarrier.didShow(_:)", "before willShow, and twice", .defined("nothing")) {
            try $0.carry { holder, stand in
                holder.carrier?.didShow(UIViewController())
                stand.push()
                stand.stage.advance(by: 0.05)
                holder.carrier?.didShow(stand.b)
                holder.carrier?.didShow(stand.a)
            }
        }
        row("BarCarrier.end()", "twice, in a push, and used afterwards", .defined("it begins anew")) {
            try $0.carry { holder, stand in
                stand.push()
                stand.stage.advance(by: 0.05)
                holder.carrier?.end()
                holder.carrier?.end()
                stand.stage.advance(by: 0.5)
                holder.carrier?.didShow(stand.b)
                holder.carrier?.stackState = BarState(background: .clear)
                holder.carrier?.end()
            }
        }
        row("BarCarrier.init(for:stackState:)", "a carrier that is released in a push", .defined("it settles")) {
            try $0.carry { holder, stand in
                stand.push()
                stand.stage.advance(by: 0.05)
                holder.carrier = nil
            }
        }
        row("BarCarrier.init(for:stackState:)", "a stack that is released, and a second carrier", .defined("nothing")) {
            try $0.carry { holder, stand in
                holder.carrier = BarCarrier(
                    for: UINavigationController(rootViewController: UIViewController()), stackState: red)
                holder.carrier?.willShow(stand.a, animated: true)
                holder.carrier?.didShow(stand.a)
                holder.carrier?.end()
                holder.carrier = BarCarrier(for: stand.navigation, stackState: BarState(background: .clear))
            }
        }
        row("BarCarrier.slidesAcross", "it ends the carrier", .defined("the bar is UIKit's")) {
            try $0.carry { holder, stand in
                holder.carrier?.slidesAcross = { [weak holder] in
                    holder?.carrier?.end()
                    return true
                }
                stand.push()
            }
        }
        row(
            "BarCarrier.carryBar(ofPresented:)", "a screen that is not presented",
            .advice("without a running transition")
        ) {
            let stand = try $0.modal()
            BarCarrier.carryBar(ofPresented: stand.presented)
        }
        row(
            "BarCarrier.carryBar(ofPresented:)", "a screen that is no stack, twice",
            .advice("not a navigation controller")
        ) {
            let stand = try $0.modal()
            stand.presenter.present(stand.presented, using: .card)
            BarCarrier.carryBar(ofPresented: stand.presented)
            BarCarrier.carryBar(ofPresented: stand.presented)
        }
    }

    @BadInputRows
    static var standaloneBars: [BadInput] {
        row("NavigationBarCarrier.init(for:stackState:)", "the bar of a stack", .advice("cannot be replaced")) {
            let stand = try $0.stack()
            $0.keep(NavigationBarCarrier(for: stand.navigation.navigationBar)).end()
        }
        row("NavigationBarCarrier.init(for:stackState:)", "numbers that are not finite", .advice(text)) {
            try $0.bar(wrong) { _, _ in }
        }
        row("NavigationBarCarrier.init(for:stackState:)", "a carrier that is released in a change", .defined("it ends"))
        {
            try $0.bar { carrier, bar in
                bar.pushItem(UINavigationItem(title: "B"), animated: true)
                carrier = nil
            }
        }
        row(
            "NavigationBarCarrier.init(for:stackState:)", "a second carrier",
            .advice("The delegate of a bar was set after its carrier")
        ) {
            try $0.bar { carrier, bar in
                carrier = NavigationBarCarrier(for: bar, stackState: BarState(background: .clear))
            }
        }
        row("NavigationBarCarrier.stackState", "numbers that are not finite, and a hidden bar", .advice(text)) {
            try $0.bar { carrier, _ in carrier?.stackState = wrong }
        }
        row("NavigationBarCarrier.setItems(_:animated:)", "nil, none, and the same twice", .defined("they show")) {
            try $0.bar { carrier, _ in
                let item = UINavigationItem(title: "B")
                carrier?.setItems([item], animated: true)
                carrier?.setItems([item], animated: true)
                carrier?.setItems([], animated: true)
                carrier?.setItems(nil, animated: true)
            }
        }
        row("NavigationBarCarrier.end()", "twice, and used afterwards", .defined("the bar is UIKit's")) {
            try $0.bar { carrier, bar in
                bar.pushItem(UINavigationItem(title: "B"), animated: true)
                carrier?.end()
                carrier?.end()
                carrier?.setItems([UINavigationItem(title: "C")], animated: true)
            }
        }
        for wrongOrder in ["shouldPush", "didPush", "shouldPop", "didPop"] {
            row(
                "NavigationBarCarrier.navigationBar(_:\(wrongOrder):)", "an item and a bar of nobody",
                .defined("nothing")
            ) {
                try $0.bar { carrier, bar in
                    for bar in [bar, UINavigationBar()] {
                        switch wrongOrder {
                        case "shouldPush": _ = carrier?.navigationBar(bar, shouldPush: UINavigationItem())
                        case "didPush": carrier?.navigationBar(bar, didPush: UINavigationItem())
                        case "shouldPop": _ = carrier?.navigationBar(bar, shouldPop: UINavigationItem())
                        default: carrier?.navigationBar(bar, didPop: UINavigationItem())
                        }
                    }
                }
            }
        }
        row("NavigationBarCarrier.position(for:)", "a bar of nobody", .defined("UIKit's")) {
            try $0.bar { carrier, _ in _ = carrier?.position(for: UINavigationBar()) }
        }
        row("BatonNavigationBar.items", "nil", .defined("none")) { try $0.bar { _, bar in bar.items = nil } }
        row("BatonNavigationBar.setItems(_:animated:)", "nil", .defined("none")) {
            try $0.bar { _, bar in bar.setItems(nil, animated: true) }
        }
        row(
            "BatonNavigationBar.delegate", "nil, and itself", .advice("The delegate of a bar was set after its carrier")
        ) {
            try $0.bar { carrier, bar in
                bar.delegate = carrier
                bar.delegate = nil
            }
        }
        numbers("BatonNavigationBar.hitTest(_:with:)", advice: "", at: []) { trial, number in
            try trial.bar { _, bar in _ = bar.hitTest(CGPoint(x: number, y: number), with: nil) }
        }
    }
}

extension BadInputTrial {
    /// A stack whose delegate calls a carrier, to which something happens.
    func carry(
        _ state: BarState = BarState(background: .color(.red)), _ act: (CarrierHolder, StackStage) -> Void
    ) throws {
        let delegate = keep(CarrierHolder())
        let stand = try stack {
            delegate.carrier = BarCarrier(for: $0, stackState: state)
            $0.delegate = delegate
        }
        act(delegate, stand)
        try settle()
        stand.navigation.popToRootViewController(animated: true)
        try settle()
        delegate.carrier?.end()
    }

    /// A standalone bar with a carrier, to which something happens.
    func bar(
        _ state: BarState = BarState(background: .color(.red)),
        _ act: (inout NavigationBarCarrier?, BatonNavigationBar) -> Void
    ) throws {
        let stand = try modal()
        let bar = BatonNavigationBar(frame: CGRect(x: 0, y: 60, width: 390, height: 44))
        bar.items = [UINavigationItem(title: "A")]
        stand.presenter.view.addSubview(bar)
        var carrier: NavigationBarCarrier? = NavigationBarCarrier(for: bar, stackState: state)
        try settle()
        act(&carrier, bar)
        try settle()
        carrier?.end()
    }
}

/// A delegate that hands its calls on to a carrier.
@MainActor
final class CarrierHolder: NSObject, UINavigationControllerDelegate {
    var carrier: BarCarrier?

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        carrier?.willShow(viewController, animated: animated)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        carrier?.didShow(viewController)
    }
}
