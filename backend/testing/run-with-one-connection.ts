import { config } from '#runtime/config'
import { db, type Trx } from '#database/client'

/**
 * Runs `work` while all connections of the pool but one are taken: what asks for a second connection inside of its
 * transaction waits for itself and fails.
 */
export async function runWithOneConnection<T>(work: () => Promise<T>): Promise<T> {
  const taken: Trx[] = []
  try {
    while (taken.length < config.DATABASE_CONNECTIONS - 1) taken.push(await db.transaction())
    return await work()
  } finally {
    await Promise.all(taken.map((trx) => trx.rollback()))
  }
}
