export { buildMemberNameSql } from './build-member-name-sql.ts'
export { roomMemberRoutes } from './routes.ts'
export { updateDisplayName } from './update-display-name.ts'
