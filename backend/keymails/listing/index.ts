export { keymailSheet } from './keymail-sheet.ts'
export { keymailListingRoutes } from './routes.ts'
