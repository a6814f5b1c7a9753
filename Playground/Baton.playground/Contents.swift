// Shows the gallery live. Open the package in Xcode, choose a simulator as the destination, and run this page.
import BatonGallery
import PlaygroundSupport
import UIKit

PlaygroundPage.current.liveView = GalleryRoot()
