import UIKit

extension SafeAreaDelta: BarLease {
    var item: UINavigationItem? { controller?.navigationItem }

    func end() {
        set(.zero)
    }
}
