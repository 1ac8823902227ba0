import type { EndpointReply } from '#contract/http'
import { EXPORT_DAYS, type getExport as getExportCall } from './contract.ts'
import { getReadyExport } from './export-link.ts'

const DAY_MS = 86_400_000

/** What the link would download. Throws 404. */
export async function getExport(token: string): Promise<EndpointReply<typeof getExportCall>> {
  const { entries, readyAt } = await getReadyExport(token)
  return {
    files: entries.length,
    bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0),
    until: new Date(readyAt.getTime() + EXPORT_DAYS * DAY_MS).toISOString(),
  }
}
