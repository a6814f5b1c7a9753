import Baton
import UIKit

// A list of places on a sheet over a map.

final class PlacesController: UITableViewController {
    private var places = (1...40).map { "Place \($0)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PlaceCell.self, forCellReuseIdentifier: "place")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 1 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { places.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
        cell.textLabel?.text = places[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        overlayPresentation?.selectedDetent = indexPath.row == 0 ? .large : .medium
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

final class PlaceCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class MapController: UIViewController {
    private let places = PlacesController()
    private var isSearching = false

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let sheet = ModalTransitions.sheet(detents: [.height(120), .medium, .large]).undimmed(upTo: .medium).grabber()
            .onDetentChange { [weak self] detent in self?.title = detent == .large ? "Places" : nil }
        present(places, using: sheet)
    }

    func search() {
        UIView.animate(withDuration: 0.3) {
            self.places.overlayPresentation?.selectedDetent = self.isSearching ? .large : .height(120)
        }
    }

    func showOthers(_ detail: UIViewController) {
        present(detail, using: .sheet)
        present(detail, using: .sheet(detents: [.fraction(0.25), .medium.resizingContent()]).tapOutside(false))
        present(detail, using: .drawer(.trailing, detents: [.height(120), .height(300)]).initialDetent(.height(300)))
    }
}
