export { renderCoverPicture } from './render-share-image.ts'
export { getMovedPath } from './get-moved-path.ts'
export { isShareable, renderHead, renderPageHead } from './render-page-head.ts'
