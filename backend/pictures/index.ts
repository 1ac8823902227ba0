export { isPhoto } from './is-photo.ts'
export { renderPicture } from './render-picture.ts'
