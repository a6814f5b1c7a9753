public import UIKit

/// A view controller with a picture and a few words on a coloured background. Lists show it as their detail.
public final class DetailScreen: GalleryScreen {
    private let picture = UIView()
    private let words = UILabel()
    private let ink: UIColor

    /// Creates a view controller with a background colour, and a picture in another colour.
    public init(title: String, words: String, ground: UIColor, picture color: UIColor, ink: UIColor = .label) {
        self.ink = ink
        super.init(title: title, color: ground)
        picture.backgroundColor = color
        self.words.text = words
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        picture.layer.cornerRadius = 20
        words.textColor = ink
        words.textAlignment = .center
        [picture, words].forEach(view.addSubview)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let side = min(view.bounds.width - 80, 260)
        let top = view.safeAreaInsets.top + 40
        picture.frame = CGRect(x: (view.bounds.width - side) / 2, y: top, width: side, height: side)
        words.frame = CGRect(x: 20, y: picture.frame.maxY + 24, width: view.bounds.width - 40, height: 24)
    }
}
