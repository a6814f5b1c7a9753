import UIKit

extension SafeAreaDelta: ScreenOverride {
    var item: UINavigationItem? { controller?.navigationItem }

    func end() {
        set(.zero)
    }
}
