import { runDetached } from '#runtime/request-context'
import { getTopicVersion, subscribe } from './pub-sub.ts'

/** Reads in progress, shared by all streams of this process that need the same rows. */
const pendingReads = new Map<string, Promise<{ id: number }[]>>()

type StreamRowsOptions<T> = {
  topic: string
  /** The id of the last row the client has. */
  after: number
  /** Returns the rows after an id, oldest first. Must not depend on the client: streams of a topic share the result. */
  read: (after: number) => Promise<T[]>
  /** The maximum number of rows `read` returns; a full batch means that there may be more. */
  batchSize: number
  /** Throws an ApiError when the client has lost access. Called at the start, on RECHECK and every minute. */
  check: () => Promise<void>
  signal: AbortSignal
}

/** Publish this detail when access rights may have changed. */
export const RECHECK = 'recheck'

const RECHECK_MS = 60_000

/**
 * Yields the rows of a topic after `after` as they are committed, without gaps or duplicates. Ids must increase in
 * commit order: take them from a counter row that the writing transaction updates, not from a sequence.
 */
export async function* streamRows<T extends { id: number }>(following: StreamRowsOptions<T>): AsyncGenerator<T> {
  const { topic, read, batchSize, check, signal } = following
  let { after } = following
  let wakeUp = Promise.withResolvers<void>()
  let recheck = true
  const wake = (detail: string) => {
    if (detail === RECHECK || detail === '') recheck = true
    wakeUp.resolve()
  }
  const unsubscribe = subscribe(topic, wake)
  const timer = setInterval(() => wake(RECHECK), RECHECK_MS)
  signal.addEventListener('abort', () => wakeUp.resolve(), { once: true })
  try {
    while (!signal.aborted) {
      wakeUp = Promise.withResolvers()
      if (recheck) {
        recheck = false
        await check()
      }
      const rows = await readShared(topic, after, read)
      for (const row of rows) {
        yield row
        after = row.id
      }
      if (rows.length < batchSize) await wakeUp.promise
    }
  } finally {
    clearInterval(timer)
    unsubscribe()
  }
}

/**
 * Shares a read among streams. A read started before a publication is not reused after it: it may have missed the row.
 */
function readShared<T extends { id: number }>(topic: string, after: number, read: (after: number) => Promise<T[]>) {
  const key = `${topic} ${getTopicVersion(topic)} ${after}`
  const reading = pendingReads.get(key) ?? runDetached(() => read(after)).finally(() => pendingReads.delete(key))
  pendingReads.set(key, reading)
  return reading as Promise<T[]>
}
