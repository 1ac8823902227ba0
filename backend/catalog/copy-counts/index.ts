export { buildEditionHoldersSql, buildHoldersSql, buildSoldCopiesSql } from './copy-counts-sql.ts'
export { detectCountMismatches } from './detect-count-mismatches.ts'
export { getFirstRecentDay, ROLL_UP_LOCK_ID, rollUpCopyChanges } from './roll-up-copy-changes.ts'
