export { assertArtwork, assertImage } from './assert-artwork.ts'
export { calculateImageSimilarity } from './image-fingerprint.ts'
export type { AvifEffort } from './render-public-images.ts'
export { runImageTask } from './run-image-task.ts'
