export { listDividedRevenue } from './list-divided-revenue.ts'
export { statementRoutes } from './routes.ts'
export { statementDocument } from './statement-document.ts'
