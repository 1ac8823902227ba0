import type pg from 'pg'
import type { Db } from 'pg-boss'
import { createDatabaseClient } from '#database/client'
import { retryConflicts } from '#database/connections/retry-conflicts'
import { subscribeToChannel } from '#database/pub-sub'
import { config } from '#runtime/config'

/** By queue: what is done when a job of it is announced, instead of waking all of its workers. */
const wakers = new Map<string, () => void>()

/** Until the queue is closed. */
export function subscribeToQueue(name: string, wake: () => void): void {
  wakers.set(name, wake)
}

/**
 * The queue's own connections, so that it is served while the business uses all of its pool. They follow a promotion and
 * have deadlines as those of the product; notifications arrive on the connection that this process listens on anyway.
 */
export function createQueueDatabase(connections: number): Db & { close: () => Promise<void> } {
  const pool = createDatabaseClient(config.DATABASE_URL, connections)
  const client = pool.client as {
    acquireConnection(): Promise<pg.ClientBase & { __knex__disposed?: unknown }>
    releaseConnection(connection: pg.ClientBase): Promise<void>
  }
  const execute = async (text: string, values?: unknown[]) => {
    const connection = await client.acquireConnection()
    try {
      return await connection.query(text, values)
    } catch (error) {
      // Several statements in one text may have left a transaction open.
      connection.__knex__disposed = error
      throw error
    } finally {
      await client.releaseConnection(connection)
    }
  }
  return {
    executeSql: (text, values) => retryConflicts(() => execute(text, values)),
    listen: (name, hearAll, begin) => {
      const hear = (queue: string) => (wakers.get(queue) ?? (() => hearAll(queue)))()
      return Promise.resolve({ close: subscribeToChannel(name, { hear, begin }) })
    },
    close: () => {
      wakers.clear()
      return pool.destroy()
    },
  }
}
