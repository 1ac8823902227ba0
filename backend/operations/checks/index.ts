export { enqueueDueChecks, runCheck } from './run-due-checks.ts'
