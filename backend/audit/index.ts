export { createAuditEntry } from './create-audit-entry.ts'
