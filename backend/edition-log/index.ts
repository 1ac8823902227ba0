export { detectLogFaults } from './detect-log-faults.ts'
export { publishCheckpoint } from './publish-checkpoint.ts'
export { editionLogRoutes } from './routes.ts'
