import { beforeEach, expect, test } from 'vitest'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { rollUpDailySums } from '#module/admin/dashboard'
import { publishCheckpoint } from '#module/edition-log'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { captureCopyOrder, createApprovedCopyOrder, createTestOpenSale } from '#testing/builders/open-sale'
import { enqueueDue, schedules, startSchedules } from './schedules.ts'

startTestServer()

const careful = schedules.filter(({ job }) => job.dueSql !== undefined)

beforeEach(() => sql(db, `DELETE FROM pgboss.job WHERE name = ANY ($1)`, [careful.map(({ job }) => job.name)]))

/** The jobs that a turn of the clock sends now. */
async function listSent(): Promise<string[]> {
  await runInTransaction((trx) => enqueueDue(trx, careful))
  const sent = await sql<{ name: string }>(db, `SELECT name FROM pgboss.job WHERE name = ANY ($1) ORDER BY name`, [
    careful.map(({ job }) => job.name),
  ])
  return sent.map(({ name }) => name)
}

test('with nothing to do, the jobs of every few seconds are not sent', async () => {
  await publishCheckpoint()
  await rollUpDailySums()
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
  expect(await listSent()).not.toContain('godfrey.create-assessments')
  await new Browser().post('/api/godfrey/handovers', { text: 'Please call me back about my copy.' })
  expect(await listSent()).toContain('godfrey.create-assessments')
})

test('stopping waits for the jobs that are being sent', async () => {
  const names = schedules.filter(({ job }) => job.dueSql === undefined).map(({ job }) => job.name)
  await sql(db, 'DELETE FROM pgboss.job WHERE name = ANY ($1)', [names])
  await startSchedules()()
  const sent = await sql(db, 'SELECT name FROM pgboss.job WHERE name = ANY ($1)', [names])
  expect(sent).toHaveLength(names.length)
})
