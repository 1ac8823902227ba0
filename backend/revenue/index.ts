export { revenueRoutes } from './routes.ts'
export { rollUpRevenue } from './roll-up-revenue.ts'
