/// A scene with another setting of the device, which the page shows beside the scene.
public struct PageVersion: Sendable, Equatable {
    /// The setting, such as "iOS 18".
    public var name: String
    /// The scene with this setting. Its own versions and drag are not shown.
    public var recording: PageRecording

    /// Creates a version.
    public init(name: String, recording: PageRecording) {
        self.name = name
        self.recording = recording
    }
}
