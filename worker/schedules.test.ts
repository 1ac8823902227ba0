import { beforeEach, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { rollUpDailySums } from '#module/admin/dashboard'
import { rollUpCopyChanges } from '#module/catalog/copy-counts'
import { publishCheckpoint } from '#module/edition-log'
import { trackJobRun, updateJobMetrics } from '#queue/job-metrics'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { captureCopyOrder, createApprovedCopyOrder, createTestOpenSale } from '#testing/builders/open-sale'
import { enqueueDue, schedules, startSchedules } from './schedules.ts'

startTestServer()

const careful = schedules.filter(({ job }) => job.dueSql !== undefined)

beforeEach(() => sql(db, `DELETE FROM pgboss.job WHERE name = ANY ($1)`, [careful.map(({ job }) => job.name)]))

/** The jobs that a turn of the clock sends now. */
async function listSent(): Promise<string[]> {
  await enqueueDue(careful)
  const sent = await sql<{ name: string }>(db, `SELECT name FROM pgboss.job WHERE name = ANY ($1) ORDER BY name`, [
    careful.map(({ job }) => job.name),
  ])
  return sent.map(({ name }) => name)
}

/** These run at times in any case. */
async function trackRests(): Promise<void> {
  for (const queue of ['copyright.create-missing-fingerprints', 'godfrey.create-assessments'])
    trackJobRun(queue, 'done', 0, 0)
  await updateJobMetrics()
}

test('with nothing to do, the jobs of every few seconds are not sent', async () => {
  await publishCheckpoint()
  // As in a database that was migrated the day before.
  await sql(db, 'UPDATE recent_copies_window SET since = since - 1')
  await rollUpCopyChanges()
  await rollUpDailySums()
  await trackRests()
  // Pages that tests before this one have opened.
  for (const inbox of ['analytics_inbox', 'copy_changes', 'revenue_inbox']) await sql(db, `DELETE FROM ${inbox}`)
  expect(careful.length).toBeGreaterThanOrEqual(9)
  expect(await listSent()).toEqual([])
})

test('a sale sends what has to follow it', async () => {
  const { editionId } = await createTestOpenSale(1)
  await captureCopyOrder(editionId)
  expect(await listSent()).toEqual(
    expect.arrayContaining(['analytics.roll-up-events', 'edition-log.publish-checkpoint', 'payments.enqueue-receipts']),
  )
})

test('where one condition cannot be asked, all jobs are sent', async () => {
  const [first, second] = careful
  if (!first || !second) throw new Error('no jobs')
  const broken = { ...first, job: { ...first.job, dueSql: '(SELECT 1 / count(*) FROM pg_class WHERE false) > 0' } }
  await enqueueDue([broken, second])
  const sent = await sql<{ name: string }>(db, `SELECT name FROM pgboss.job WHERE name = ANY ($1)`, [
    [first.job.name, second.job.name],
  ])
  expect(sent.map(({ name }) => name).toSorted()).toEqual([first.job.name, second.job.name].toSorted())
})

test('each condition becomes true when there is something to do', async () => {
  const { editionId } = await createTestOpenSale(2)
  const { id } = await createApprovedCopyOrder(editionId)
  const isDue = async (name: string) => (await listSent()).includes(name)
  const update = (change: string) => sql(db, `UPDATE orders SET ${change} WHERE provider_order_id = $1`, [id])

  expect(await isDue('payments.release-expired-holds')).toBe(false)
  await update(`held_until = now() - interval '1 second'`)
  expect(await isDue('payments.release-expired-holds')).toBe(true)

  expect(await isDue('payments.enqueue-reconciliations')).toBe(false)
  await update(
    `state = 'capturing', capture_request_id = gen_random_uuid(), capturing_since = now() - interval '1 minute'`,
  )
  expect(await isDue('payments.enqueue-reconciliations')).toBe(true)
})

test('a matter that waits for a person is assessed', async () => {
  await trackRests()
  expect(await listSent()).not.toContain('godfrey.create-assessments')
  await new Browser().post('/api/godfrey/handovers', { text: 'Please call me back about my copy.' })
  expect(await listSent()).toContain('godfrey.create-assessments')
})

const beginnings = [
  { job: 'playback.enqueue-previews', cause: `UPDATE songs SET preview_state = 'waiting'` },
  {
    job: 'webhooks.create-deliveries',
    cause: `INSERT INTO webhook_events (artist_id, type, edition_id, subject_id, copy)
            SELECT artist_id, 'copy.sold', id, id, 1 FROM editions`,
  },
  {
    job: 'open-sales.notify-all-waitlists',
    cause: `INSERT INTO open_sale_waiters (edition_id, email) SELECT edition_id, 'fan@example.com' FROM open_copies
             WHERE state = 'free' LIMIT 1`,
  },
  {
    job: 'artists.apply-payment-email-changes',
    cause: `INSERT INTO payment_email_changes (artist_id, was, becomes, state, effect_key, requested_at, confirmed_at, effective_at)
            SELECT id, 'a@example.com', 'b@example.com', 'approved', 'x', now() - interval '2 days', now(), now() FROM artists LIMIT 1`,
  },
  { job: 'copyright.create-missing-fingerprints', cause: 'DELETE FROM recordings' },
]

test.each(beginnings)('$job is sent when there is something to do', async ({ job, cause }) => {
  await createTestOpenSale(2)
  await sql(
    db,
    'INSERT INTO recordings (song_id, marks, compared_at) SELECT id, 0, now() FROM songs ON CONFLICT DO NOTHING',
  )
  await sql(db, `UPDATE songs SET preview_state = 'none'`)
  await sql(db, 'DELETE FROM webhook_events')
  await trackRests()
  expect(await listSent()).not.toContain(job)
  await sql(db, cause)
  expect(await listSent()).toContain(job)
})

test('stopping waits for the jobs that are being sent', async () => {
  const names = schedules.filter(({ job }) => job.dueSql === undefined).map(({ job }) => job.name)
  await sql(db, 'DELETE FROM pgboss.job WHERE name = ANY ($1)', [names])
  await startSchedules()()
  const sent = await sql(db, 'SELECT name FROM pgboss.job WHERE name = ANY ($1)', [names])
  expect(sent).toHaveLength(names.length)
})
