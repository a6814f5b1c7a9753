// Shows the gallery live. Open the package in Xcode, choose a simulator as the destination, and run this page.
import Gallery
import PlaygroundSupport
import UIKit

PlaygroundPage.current.liveView = GalleryRoot()
