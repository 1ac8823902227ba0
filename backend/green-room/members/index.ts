export { buildMemberNameSql } from './build-member-name-sql.ts'
export { updateDisplayName } from './update-display-name.ts'
