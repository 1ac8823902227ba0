import { expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { purgeEvents } from './purge-events.ts'

const listPartitions = async () =>
  (
    await sql<{ name: string }>(
      db,
      `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'analytics_events'::regclass ORDER BY 1`,
    )
  ).map(({ name }) => name)
const insertEvent = (id: number, at: string) =>
  sql(
    db,
    `INSERT INTO analytics_events (id, at, kind, detail, quantity, cents) VALUES ($1, $2, 'page', '/', 1, 0)
     RETURNING tableoid::regclass::text AS name`,
    [id, at],
  )

test('the tables of the next months exist before their first event, and making them again changes nothing', async () => {
  const before = await listPartitions()
  expect(before.filter((name) => /_\d{4}_\d\d$/.test(name)).length).toBeGreaterThanOrEqual(2)
  await purgeEvents()
  expect(await listPartitions()).toEqual(before)
  const nextMonth = new Date(Date.now() + 32 * 86_400_000)
  const name = `analytics_events_${nextMonth.toISOString().slice(0, 7).replace('-', '_')}`
  expect(await insertEvent(1, nextMonth.toISOString())).toEqual([{ name }])
})

test('a month goes with its table once its last event is 400 days old, and the one after it stays', async () => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString()
  await sql(db, 'ALTER TABLE analytics_events DETACH PARTITION analytics_events_before')
  for (const [name, from, to] of [
    ['old', day(431), day(401)],
    ['kept', day(401), day(371)],
  ] as const)
    await sql(db, `CREATE TABLE events_${name} PARTITION OF analytics_events FOR VALUES FROM ('${from}') TO ('${to}')`)
  expect(await insertEvent(2, day(420))).toEqual([{ name: 'events_old' }])
  expect(await insertEvent(3, day(399))).toEqual([{ name: 'events_kept' }])
  await purgeEvents()
  expect(await listPartitions()).toContain('events_kept')
  expect(await listPartitions()).not.toContain('events_old')
  expect(await sql(db, 'SELECT id FROM analytics_events WHERE id < 4 ORDER BY id')).toEqual([{ id: 1 }, { id: 3 }])
})

test('an event for which there is no month is kept all the same', async () => {
  expect(await insertEvent(4, '2090-01-01')).toEqual([{ name: 'analytics_events_rest' }])
})

test('a month that was not made in time gets its table with what the rest has of it; what is old goes from the rest', async () => {
  for (const name of await listPartitions()) {
    if (name !== 'analytics_events_rest') await sql(db, `DROP TABLE ${name}`)
  }
  const thisMonth = new Date()
  const nextMonth = new Date(Date.UTC(thisMonth.getUTCFullYear(), thisMonth.getUTCMonth() + 1, 1))
  const rest = [{ name: 'analytics_events_rest' }]
  for (const [id, at] of [
    [11, thisMonth.toISOString()],
    [12, nextMonth.toISOString()],
    [13, new Date(Date.now() - 402 * 86_400_000).toISOString()],
  ] as const)
    expect(await insertEvent(id, at)).toEqual(rest)
  await purgeEvents()
  const getName = (at: Date) => `analytics_events_${at.toISOString().slice(0, 7).replace('-', '_')}`
  expect(
    await sql(db, 'SELECT id, tableoid::regclass::text AS name FROM analytics_events WHERE id > 10 ORDER BY id'),
  ).toEqual([
    { id: 11, name: getName(thisMonth) },
    { id: 12, name: getName(nextMonth) },
  ])
  // Each has the indexes of the others.
  const indexes = await sql<{ count: number }>(
    db,
    `SELECT count(*)::int AS count FROM pg_index WHERE indrelid IN ($1::regclass, $2::regclass)`,
    [getName(thisMonth), getName(nextMonth)],
  )
  expect(indexes).toEqual([{ count: 4 }])
  const before = await listPartitions()
  await purgeEvents()
  expect(await listPartitions()).toEqual(before)
})
