import Testing

@testable import HostProject

struct RelativePathTests {
    @Test func pathsAreJoined() {
        #expect(RelativePath.join("a/b", "c/d") == "a/b/c/d")
        #expect(RelativePath.join("a/b", "../c") == "a/c")
        #expect(RelativePath.join("a/b", "../..") == "")
        #expect(RelativePath.join("a", "../../c") == "../c")
        #expect(RelativePath.join("a", "./b") == "a/b")
        #expect(RelativePath.join("", "a") == "a")
    }
}
