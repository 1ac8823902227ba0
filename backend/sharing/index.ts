export { renderPageHead, isShareable } from './describe-page.ts'
export { sharingRoutes } from './routes.ts'
