import Baton
import UIKit

// The page "Moving over" shows this code.

final class StyledStack: UINavigationController, UINavigationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow screen: UIViewController, animated: Bool
    ) {
        guard let styled = screen as? any StyledScreen else { return }
        navigationBar.barTintColor = styled.barColor
        navigationBar.tintColor = styled.barTint
        setNavigationBarHidden(styled.hidesBar, animated: animated)
    }
}

@MainActor
protocol StyledScreen: UIViewController {
    var barColor: UIColor { get }
    var barTint: UIColor { get }
    var hidesBar: Bool { get }
}

extension StyledScreen {
    func moveStyleToBaton() {
        navigationItem.barState = BarState(background: .color(barColor), tintColor: barTint) {
            $0.isHidden = hidesBar
        }
    }
}
