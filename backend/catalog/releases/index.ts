export { publishDueReleases } from './publish-due-releases.ts'
export { buildAnnouncedSql, buildPlannedReleaseSql, buildReleaseAtSql, offSaleSql } from './release-sql.ts'
export { releaseRoutes } from './routes.ts'
