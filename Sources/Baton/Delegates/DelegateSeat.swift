/// The place of a driver as the delegate of its container. The driver takes it, takes it again where it implements other
/// methods, and gives it back.
@MainActor
final class DelegateSeat {
    /// What UIKit determines when a delegate is set, and not again: the methods that it implements (B2.40).
    struct Methods: Equatable {
        /// The app's delegate, whose methods the driver implements too.
        var forwarded: ObjectIdentifier?
        /// Whether the driver implements the query for an animator.
        var hasAnimatorQuery = true
    }

    /// The delegate that was set before the driver.
    weak var former: AnyObject?
    /// The methods that the driver had when it was last set.
    private(set) var methods = Methods(hasAnimatorQuery: false)

    private weak var driver: AnyObject?
    private let read: () -> AnyObject?
    private let write: (AnyObject?) -> Void

    init(for driver: AnyObject, read: @escaping () -> AnyObject?, write: @escaping (AnyObject?) -> Void) {
        self.driver = driver
        self.read = read
        self.write = write
    }

    /// Whether the driver is the delegate.
    var isTaken: Bool { read() === driver }

    /// Notes the delegate that is set before the driver is.
    func noteFormer() {
        let current = read()
        if current !== driver { former = current }
    }

    /// Returns the delegate that the app has handed over, or else the former one.
    func appsDelegate(handed: AnyObject?) -> AnyObject? { handed === driver ? former : handed ?? former }

    /// Makes the driver the delegate.
    func take(with methods: Methods) {
        self.methods = methods
        write(driver)
    }

    /// Sets the driver again if it implements other methods now.
    func announce(_ methods: Methods) {
        guard methods != self.methods else { return }
        write(nil)
        take(with: methods)
    }

    /// Gives the place back to the delegate that had it before, or to another one, unless the app has set a delegate since.
    func giveBack(or other: AnyObject?) {
        if read() === driver { write(former ?? other) }
    }
}
