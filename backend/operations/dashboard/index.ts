export { operationsDashboardRoutes } from './routes.ts'
