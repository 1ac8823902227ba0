import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { enqueue } from '#queue/queue'
import { createPreviewJob } from '#jobs/playback'

/** Job, scheduled: enqueues every song whose preview is missing, including those uploaded before previews existed. */
export function enqueuePreviews(): Promise<void> {
  return runInTransaction(async (trx) => {
    const waiting = await sql<{ id: string }>(trx, `SELECT id FROM songs WHERE preview_state = 'waiting' LIMIT 100`)
    for (const { id } of waiting)
      await enqueue(trx, createPreviewJob, { songId: id }, { singletonSeconds: 300, singletonKey: id })
  })
}
