export { listDividedRevenue } from './list-divided-revenue.ts'
export { statementDocument } from './statement-document.ts'
