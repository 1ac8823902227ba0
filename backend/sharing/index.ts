export { renderCoverArt } from './cover-art.ts'
export { getMovedPath } from './get-moved-path.ts'
export { isShareable, renderHead, renderPageHead } from './render-page-head.ts'
export { sharingRoutes } from './routes.ts'
