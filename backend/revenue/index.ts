export { revenueRoutes } from './routes.ts'
