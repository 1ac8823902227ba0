export { findingRoutes } from './routes.ts'
export { enqueueDueChecks, runCheck } from './run-due-checks.ts'
