export { createAuditEntry } from './create-audit-entry.ts'
export { auditRoutes } from './routes.ts'
