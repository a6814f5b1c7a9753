/// What shows an appearance or an item, and has to be told when a property of it changes.
@MainActor
protocol BarPartObserver: AnyObject {
    func barPartDidChange()
}
