export { buildHoldersSql, buildSoldCopiesSql } from './copy-counts-sql.ts'
export { detectCountMismatches } from './detect-count-mismatches.ts'
export { rollUpCopyChanges } from './roll-up-copy-changes.ts'
