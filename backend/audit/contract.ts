import { z } from 'zod'
import { staffRole } from '#contract/auth/staff'
import { defineEndpoint } from '#contract/http'

export const AUDIT_PAGE_SIZE = 100

const auditFilter = z.object({
  action: z.string().max(60).default(''),
  /** Matches part of a subject, a reason or a note. */
  q: z.string().trim().max(200).default(''),
})

export const listAuditEntries = defineEndpoint({
  method: 'GET',
  path: '/api/admin/audit',
  query: auditFilter.extend({
    before: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(AUDIT_PAGE_SIZE).default(AUDIT_PAGE_SIZE),
  }),
  reply: z.object({
    actions: z.array(z.string()),
    lines: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        role: staffRole,
        /** The person’s name; for the first account the end of its session’s id. */
        staff: z.string(),
        action: z.string(),
        subject: z.string(),
        details: z.record(z.string(), z.unknown()),
      }),
    ),
    /** Whether there are older entries. */
    more: z.boolean(),
  }),
})

export const downloadAuditLog = defineEndpoint({ method: 'GET', path: '/api/admin/audit.csv', query: auditFilter })
