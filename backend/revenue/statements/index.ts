export { statementRoutes } from './routes.ts'
export { statementDocument } from './statement-document.ts'
export { downloadStatementPostings } from './download-statement-postings.ts'
