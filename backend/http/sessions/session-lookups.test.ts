import { randomUUID } from 'node:crypto'
import type { Context } from 'koa'
import { afterAll, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { calculateTokenHash, createToken } from '#runtime/token'
import { getSessionBatched } from './session.ts'

afterAll(() => db.destroy())

/** What is looked up in one turn of the event loop shares a statement. */
const lookUp = (token: string) =>
  getSessionBatched({ state: {}, get: () => '' } as unknown as Context, calculateTokenHash(token))

/** A session that a sign-in put in the place of another one, whose cookie the browser has not sent yet. */
async function createReplacement() {
  const token = createToken()
  const [row] = await sql<{ id: string }>(
    db,
    `INSERT INTO sessions (token_hash, visitor_id, replaces, expires_at)
     VALUES ($1, uuidv7(), $2, now() + interval '1 day') RETURNING id`,
    [calculateTokenHash(token), randomUUID()],
  )
  return { token, id: row?.id ?? '' }
}

const listReplacing = async (ids: string[]) =>
  (await sql<{ id: string }>(db, 'SELECT id FROM sessions WHERE id = ANY ($1) AND replaces IS NOT NULL', [ids])).map(
    ({ id }) => id,
  )

// Without SKIP LOCKED all three fail with 55P03 after `lock_timeout`.
test('a session row that somebody has locked, and a cookie of nobody, hinder no lookup of the same moment', async () => {
  const [locked, free] = [await createReplacement(), await createReplacement()]
  const holder = await db.transaction()
  try {
    await sql(holder, 'SET LOCAL idle_in_transaction_session_timeout = 0')
    await sql(holder, 'SELECT FROM sessions WHERE id = $1 FOR UPDATE', [locked.id])
    const found = await Promise.all([locked.token, free.token, createToken()].map(lookUp))
    expect(found.map((session) => session?.id)).toEqual([locked.id, free.id, undefined])
    expect(await listReplacing([locked.id, free.id])).toEqual([locked.id])
  } finally {
    await holder.rollback()
  }
  // Made up for when the browser is seen again.
  expect((await lookUp(locked.token))?.id).toBe(locked.id)
  expect(await listReplacing([locked.id])).toEqual([])
})
