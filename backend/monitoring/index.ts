export { checksDue } from './jobs.ts'
export { listFindings, type CheckState, type Finding } from './list-findings.ts'
export { runDueChecks } from './run-checks.ts'
