import Baton
import UIKit

// A list of recipes. Push and pop are styles of the app's own, made of poses.

extension TransitionStyled {
    static var rising: Self {
        Self(TransitionStyle(entering: .offstage(.bottom), leaving: .inPlace.dimmed(0.3)))
            .duration(0.5, backward: 0.3)
            .timing(.easeOut)
            .reduced(to: .fade)
    }

    static var tilting: Self {
        let entering = Pose.offstage(.trailing).rotated(.pi / 12).rounded(20)
        return Self(TransitionStyle(entering: entering, leaving: .inPlace.shifted(x: -0.3).faded(0.6)))
    }
}

extension TransitionStyle {
    static let shrinking = TransitionStyle(entering: .scaled(1.2).faded(), leaving: .scaled(0.9))
        .timing(UISpringTimingParameters(dampingRatio: 0.8))

    static let swinging = TransitionStyle(
        forward: { transition in
            let isWide = transition.containerView.bounds.width > 600
            return TransitionPoses(entering: .offstage(isWide ? .top : .leading).hinged(at: .bottom))
        })
}

final class RecipeList: UITableViewController {
    private let recipes = ["Soup", "Bread", "Salad"]
    private var isCalm = UIAccessibility.isReduceMotionEnabled

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipes"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "recipe")
        navigationController?.transitions = isCalm ? .fade : .rising
        navigationController?.transitions?.pop = .fade.duration(0.2)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { recipes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
        cell.textLabel?.text = recipes[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let recipe = UIViewController()
        recipe.title = recipes[indexPath.row]
        navigationController?.transitions?.push = indexPath.row == 0 ? .tilting : .rising
        navigationController?.pushViewController(recipe, animated: true)
    }
}

final class RecipeApp {
    @MainActor
    func makeStack() -> UINavigationController {
        let stack = UINavigationController(rootViewController: RecipeList())
        stack.transitions = NavigationTransitions(.shrinking)
        stack.transitions = NavigationTransitions(TransitionStyle.swinging.combined(with: .fade))
        stack.transitions = NavigationTransitions(push: .rising, pop: .system)
        stack.transitions = .slide.combined(with: .fade).swipe(.content)
        return stack
    }
}
