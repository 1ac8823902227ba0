export { detectLogFaults } from './detect-log-faults.ts'
