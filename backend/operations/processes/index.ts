export { purgeProcesses, startHeartbeat, workerLostSql } from './heartbeat.ts'
