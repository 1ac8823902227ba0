export { buildHoldersSql, buildSoldCopiesSql } from './copy-counts-sql.ts'
export { detectCountMismatches } from './detect-count-mismatches.ts'
export { getFirstRecentDay, rollUpCopyChanges } from './roll-up-copy-changes.ts'
