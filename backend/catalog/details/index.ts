export { albumDetailsSql, songDetailsSql } from './details-sql.ts'
export { detailRoutes } from './routes.ts'
