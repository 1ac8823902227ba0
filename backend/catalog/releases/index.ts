export { publishDueReleases } from './publish-due-releases.ts'
export { buildAnnouncedSql, buildPlannedReleaseSql, buildReleaseAtSql } from './release-sql.ts'
export { releaseRoutes } from './routes.ts'
