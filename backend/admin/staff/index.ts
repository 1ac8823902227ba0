export { adminStaffRoutes } from './routes.ts'
