/// The font of pictures. Each character is a few lines, which are wide enough to be read at the size of a picture.
///
/// Two digits in base 16 are a point. The first digit is x, the second is y: 0 at the top of capital letters, 2 at the top of
/// small letters, 8 at the line on which letters stand. A space begins another line.
enum StrokeFont {
    /// The number of units from the top of a capital letter to its foot.
    static let capHeight = 8.0
    /// The height of capital letters, as a part of the font's size.
    static let capPart = 0.705

    /// Returns the shape of a character. Accents are left out, and a box stands for a character without a shape.
    static func glyph(_ character: Character) -> StrokeGlyph {
        glyphs[character] ?? plain[character].flatMap { glyphs[$0] } ?? unknown
    }

    /// The letters that accented ones are drawn as.
    private static let plain = Dictionary(
        uniqueKeysWithValues: zip("àáâãäåçèéêëìíîïñòóôõöøùúûüßÄÖÜÉ", "aaaaaaceeeeiiiinoooooouuuusAOUE"))

    private static let unknown = StrokeGlyph("0040480800")
    private static let glyphs: [Character: StrokeGlyph] = Dictionary(
        uniqueKeysWithValues: shapes.map { ($0, StrokeGlyph($1)) })

    private static let shapes: [Character: String] = [
        " ": "",
        "A": "083068 1555", "B": "08004051534404 4455574808", "C": "6150200206285867", "D": "08003052563808",
        "E": "50000858 0444", "F": "500008 0444", "G": "61502002062848666444", "H": "0008 6068 0464",
        "I": "0008", "J": "4046281807", "K": "0008 5005 2358", "L": "000848", "M": "0800356068", "N": "08006860",
        "O": "200206284866624020", "P": "08004051534404", "Q": "200206284866624020 4568",
        "R": "08004051534404 3458", "S": "514010010314445557481807", "T": "0060 3038", "U": "000628486660",
        "V": "003860", "W": "0028426880", "X": "0068 6008", "Y": "003460 3438", "Z": "00600868",
        "a": "12324348 45150607183847", "b": "0008 0422324347382806", "c": "4332120307183847",
        "d": "4048 4422120307182846", "e": "05454332120307183847", "f": "30201118 0232",
        "g": "4422120307182846 42493a1a09", "h": "0008 0422324348", "i": "0208 0000", "j": "12190a 1010",
        "k": "0008 4206 1548", "l": "0008", "m": "0208 0412223338 3442526368", "n": "0208 0422324348",
        "o": "120307183847433212", "p": "020a 0422324347382806", "q": "424a 4422120307182846", "r": "0208 042232",
        "s": "433212030415354647381807", "t": "10172838 0232", "u": "0207182846 4248", "v": "022842",
        "w": "0218335862", "x": "0248 4208", "y": "0228 42281a0a", "z": "02420848",
        "0": "100107183847413010", "1": "022028", "2": "01103041430848", "3": "004023334447381807",
        "4": "38300656", "5": "400003334447381807", "6": "4020030718384745341405", "7": "004018",
        "8": "100103143445473818070514 3443413010", "9": "0828454130100103143443",
        ".": "0808", ",": "1709", ":": "0808 0303", ";": "0303 1709", "!": "0005 0808",
        "?": "01103041422425 2828", "-": "0535", "–": "0555", "—": "0575", "'": "0002", "’": "1002",
        "\"": "0002 2022", "/": "4008", "(": "20020628", ")": "00222608", "&": "681211203041420507183864",
        "%": "6008 1111 5757", "+": "3238 0565", "=": "0464 0666", "€": "6150301216385867 0343 0545",
        "…": "0808 2828 4848", "›": "032507", "‹": "230527", "·": "0505", "•": "0505",
    ]
}
