export { runCheckJob, runDueChecksJob } from './jobs.ts'
export { findingRoutes } from './routes.ts'
export { enqueueDueChecks, runCheck } from './run-due-checks.ts'
