export { downloadRevenue } from './download-revenue.ts'
export { revenueRoutes } from './routes.ts'
export { rollUpRevenue } from './roll-up-revenue.ts'
