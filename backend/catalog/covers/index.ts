export { buildCoverKeySql, buildCoverUrlSql, buildEditionCoverSql } from './cover-sql.ts'
export { coverRoutes } from './routes.ts'
