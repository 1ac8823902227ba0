export { purgeProcesses, startHeartbeat } from './heartbeat.ts'
