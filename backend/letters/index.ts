export { letterDocument } from './letter-document.ts'
export { letterRoutes } from './routes.ts'
