export { showcaseRoutes } from './routes.ts'
