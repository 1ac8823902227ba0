export { rollUpDailySums } from './roll-up-daily-sums.ts'
export { adminDashboardRoutes } from './routes.ts'
