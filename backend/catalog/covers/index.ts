export { buildCoverKeySql, buildCoverUrlSql, buildEditionCoverSql } from './cover-sql.ts'
