export { buildCoverKeySql, buildCoverUrlSql } from './cover-sql.ts'
export { coverRoutes } from './routes.ts'
