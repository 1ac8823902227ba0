export { runDueChecksJob } from './jobs.ts'
export { findingRoutes } from './routes.ts'
export { runDueChecks } from './run-due-checks.ts'
