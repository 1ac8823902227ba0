export { buildMemberNameSql } from './build-member-name-sql.ts'
export { formatMemberName, type MemberName } from './format-member-name.ts'
export { updateDisplayName } from './update-display-name.ts'
