export { recordAuditEntry } from './record-audit-entry.ts'
export { auditRoutes } from './routes.ts'
