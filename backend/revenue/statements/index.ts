export { statementRoutes } from './routes.ts'
export { statementDocument } from './statement-document.ts'
