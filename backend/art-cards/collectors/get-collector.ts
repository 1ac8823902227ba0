import { db, type Db } from '#database/client'
import { CollectorAccount } from './collector-account.ts'
import type { Collector } from './contract.ts'

/** The session's collector, or null when there is none or the address is unconfirmed. */
export async function getCollector(collectorId: string | null | undefined, on: Db = db): Promise<Collector | null> {
  if (!collectorId) return null
  const collector = await CollectorAccount.query(on).findById(collectorId).whereNotNull('confirmed_at')
  return collector ? { collectorId: collector.id, name: collector.name, email: collector.email } : null
}
