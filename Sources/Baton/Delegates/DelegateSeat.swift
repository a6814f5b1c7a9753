/// The place of a driver as the delegate of its container. The driver takes it, takes it again where it implements other
/// methods, and gives it back.
@MainActor
final class DelegateSeat<Delegate> {
    weak var former: AnyObject?
    /// What UIKit has determined when the driver was set, and not again (B2.40): the app's delegate, whose methods the driver implements
    /// too, and whether the driver implements the query for an animator.
    private(set) var announced: (apps: ObjectIdentifier?, hasAnimatorQuery: Bool) = (nil, false)

    private weak var driver: AnyObject?
    private let forwarded: ForwardedDelegate<Delegate>
    private let read: () -> AnyObject?
    private let write: (AnyObject?) -> Void
    /// Whether the container has no delegate for a moment.
    private var isAway = false

    init(
        for driver: AnyObject, forwarding forwarded: ForwardedDelegate<Delegate>, read: @escaping () -> AnyObject?,
        write: @escaping (AnyObject?) -> Void
    ) {
        (self.driver, self.forwarded) = (driver, forwarded)
        (self.read, self.write) = (read, write)
    }

    /// Whether the driver is the delegate, or is away for a moment.
    var isTaken: Bool { isAway || read() === driver }

    /// Notes the delegate that is set before the driver is.
    func noteFormer() {
        let current = read()
        if current !== driver { former = current }
    }

    /// Forwards to the delegate that the app has handed over, or else to the former one.
    func forward(to handed: AnyObject?) {
        forwarded.replace(by: handed === driver ? former : handed ?? former)
    }

    func take(hasAnimatorQuery: Bool = true) {
        announced = (forwarded.identity, hasAnimatorQuery)
        write(driver)
    }

    /// Sets the driver again if it implements other methods now.
    func announce(hasAnimatorQuery: Bool = true) {
        guard announced != (forwarded.identity, hasAnimatorQuery) else { return }
        isAway = true
        write(nil)
        take(hasAnimatorQuery: hasAnimatorQuery)
        isAway = false
    }

    /// Gives the place back to the delegate that had it before, or to the app's, unless the app has set a delegate since.
    func giveBack() {
        if read() === driver { write(former ?? forwarded.current) }
    }
}
