export { buildHoldsCopySql } from './holds-copy-sql.ts'
export { publishFollow } from './publish-follow.ts'
export { fanMessageRoutes } from './routes.ts'
export { startDueMessages } from './start-due-messages.ts'
