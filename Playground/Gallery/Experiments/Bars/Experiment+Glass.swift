import UIKit

@MainActor
extension Experiment {
    /// How glass looks in what transitions do to views.
    static let glass = Experiment(
        "Glass", summary: "Shows five pieces of glass. Compare four of them with the first.",
        needsPerson: true, since: 26
    ) { bench in
        guard #available(iOS 26, *) else { return [] }
        let screen = StripesScreen()
        try await bench.show(screen)
        let tiles = names.indices.map { row in
            let tile = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
            tile.frame = CGRect(x: 40, y: 80 + 90 * row, width: 200, height: 70)
            screen.view.addSubview(tile)
            return tile
        }
        await bench.wait(0.3)
        tiles[1].alpha = 0.5
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 70))
        mask.backgroundColor = .black
        tiles[2].mask = mask
        var turn = CATransform3DIdentity
        turn.m34 = -1 / 500
        tiles[3].layer.transform = CATransform3DRotate(turn, 0.6, 0, 1, 0)
        if let picture = tiles[4].snapshotView(afterScreenUpdates: false) {
            picture.frame = tiles[4].frame
            screen.view.addSubview(picture)
            tiles[4].removeFromSuperview()
        }
        var numbers: [String: Double] = [:]
        for (row, name) in names.enumerated().dropFirst() {
            let words = "Counted from the top: does piece \(row + 1), which is \(name.words), look like glass?"
            let answer = try await bench.ask(words, ["Like glass", "Otherwise", "I do not know"])
            if answer < 2 { numbers[name.key] = answer == 0 ? 1 : 0 }
        }
        guard !numbers.isEmpty else { return [] }
        return [Finding("U10", .answer(numbers.values.contains(0) ? "losesItsLook" : "keepsItsLook"), numbers)]
    }

    private static let names: [(key: String, words: String)] = [
        ("plain", "plain"), ("alpha", "half as visible"), ("mask", "cut at the right"), ("turn", "turned in space"),
        ("picture", "a picture"),
    ]
}
