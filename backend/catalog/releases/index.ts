export { publishDueReleases } from './publish-due-releases.ts'
export { buildAnnouncedSql, buildPlannedReleaseSql, buildReleaseAtSql, offSaleSql } from './release-sql.ts'
