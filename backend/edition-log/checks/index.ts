export { detectLogFaults, isLogChanged } from './detect-log-faults.ts'
