/// An object that shows an appearance or an item, and is notified when one of its properties changes.
@MainActor
protocol BarPartObserver: AnyObject {
    func barPartDidChange()
}
