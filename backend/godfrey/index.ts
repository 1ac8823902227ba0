export { godfreyRoutes } from './routes.ts'
