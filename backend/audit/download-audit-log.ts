import type { Readable } from 'node:stream'
import type { EndpointQuery } from '#contract/http'
import { streamCsv } from '#text/csv'
import type { downloadAuditLog as exportAuditCall } from './contract.ts'
import { type AuditEntryRow, listAuditRows } from './list-audit-entries.ts'

const BATCH_SIZE = 2_000

/** The matching lines as CSV, latest first, read and sent in batches. */
export async function downloadAuditLog(query: EndpointQuery<typeof exportAuditCall>): Promise<Readable> {
  // Read before the headers are sent, so that a failure is still an error response.
  const first = await listAuditRows({ ...query, limit: BATCH_SIZE })
  return streamCsv(['at (UTC)', 'role', 'who', 'action', 'subject', 'details'], listLines(query, first))
}

async function* listLines(query: EndpointQuery<typeof exportAuditCall>, first: AuditEntryRow[]) {
  for (let rows = first; ;) {
    yield rows.map(({ at, role, staff, action, subject, details }) => [
      at.toISOString(),
      role,
      staff,
      action,
      subject,
      JSON.stringify(details),
    ])
    const last = rows.at(-1)
    if (rows.length < BATCH_SIZE || !last) return
    rows = await listAuditRows({ ...query, before: last.id, limit: BATCH_SIZE })
  }
}
