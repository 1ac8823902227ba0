export { deleteFanMessages } from './delete-fan-messages.ts'
export { buildHoldsCopySql } from './holds-copy-sql.ts'
export { publishFollow } from './publish-follow.ts'
export { startDueMessages } from './start-due-messages.ts'
