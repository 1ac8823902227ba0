export { albumDetailsSql, songDetailsSql } from './details-sql.ts'
