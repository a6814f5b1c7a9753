import Baton
import UIKit

/// A story under a picture. The background of the bar fades in as the story scrolls.
final class StoryScreen: GalleryScreen, UIScrollViewDelegate {
    private let scroll = UIScrollView()
    private let art: ArtView
    private let text = UILabel(String(repeating: Mail.all[0].text + "\n\n", count: 4))
    private static let height: CGFloat = 300

    init(_ place: Artwork) {
        art = ArtView(place, size: CGSize(width: 390, height: Self.height))
        super.init(title: place.name)
        navigationItem.barState = BarState(
            background: .color(.systemIndigo), backgroundAlpha: 0, titleColor: .white, tintColor: .white
        ) { $0.statusBarStyle = .lightContent }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.delegate = self
        scroll.contentInsetAdjustmentBehavior = .never
        view.addSubview(scroll)
        setContentScrollView(scroll, for: .top)
        [art, text].forEach(scroll.addSubview)
        view.onTap { [unowned self] in
            navigationController?.pushViewController(PhotoScreen(Artwork.all[3]), animated: true)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        scroll.frame = view.bounds
        art.frame = CGRect(x: 0, y: 0, width: width, height: Self.height)
        let room = CGSize(width: width - 40, height: .greatestFiniteMagnitude)
        text.frame = CGRect(x: 20, y: Self.height + 24, width: room.width, height: text.sizeThatFits(room).height)
        scroll.contentSize = CGSize(width: width, height: text.frame.maxY + 40)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        navigationItem.barState.backgroundAlpha = scrollView.contentOffset.y / (Self.height / 2)
    }
}

extension Demo {
    /// A bar that fades in with the content, and a screen with a clear bar.
    public static let story = Demo(
        name: "Story",
        summary: "The bar fades in over the story, away for the photo, and follows a swipe back.",
        code: "navigationItem.barState.backgroundAlpha = scrollView.contentOffset.y / 150"
    ) {
        let navigation = BatonNavigationController(showing: StoryScreen(Artwork.all[7]))
        navigation.transitions = .system
        return navigation
    }
}
