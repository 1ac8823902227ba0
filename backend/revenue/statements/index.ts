export { getStatementSums } from './list-statements.ts'
export { postedSql, toPeriodBounds } from './list-statement-postings.ts'
export { statementRoutes } from './routes.ts'
export { statementDocument } from './statement-document.ts'
