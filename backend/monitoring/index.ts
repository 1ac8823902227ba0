export { runDueChecksJob } from './jobs.ts'
export { listFindings } from './list-findings.ts'
export { runDueChecks } from './run-checks.ts'
