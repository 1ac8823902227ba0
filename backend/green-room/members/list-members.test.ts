import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { deleteFanEntries } from '#module/green-room/deletion'
import { createTestKeymails } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import type { Browser } from '#testing/clients/browser'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { countRowsRead } from '#testing/count-rows-read'
import { startTestServer } from '#testing/servers/app-server'
import { listMembersSql, searchMembersSql } from './list-members.ts'

startTestServer()

async function openRoom(fans: number) {
  const { artist, gKeyId, codes } = await createTestKeymails(fans, 10)
  const host = await signInArtist(gKeyId)
  const at = `/api/green-room/${artist.id}`
  const holders: { fan: Browser; memberId: string }[] = []
  for (const [n, code] of codes.entries()) {
    const { fan } = await redeemAsFan(code, `holder.${n}.of.${artist.id}@example.com`)
    const { me } = (await fan.get(at)).body as unknown as { me: { memberId: string } }
    holders.push({ fan, memberId: me.memberId })
  }
  return { artistId: artist.id, host, at, holders }
}

test('a member’s row names the newest messages of the thread, however they come and go', async () => {
  const { artistId, host, at, holders } = await openRoom(2)
  const say = async (who: Browser, memberId: string, place = 'thread') => {
    const message = { text: 'Hello', place, requestId: randomUUID(), ...(who === host && { member: memberId }) }
    const { status, body } = await who.post(`${at}/messages`, message)
    expect(status).toBe(201)
    return (body as unknown as { id: string }).id
  }
  const listKept = () =>
    sql<{ last: number; fromFan: number }>(
      db,
      `SELECT last_message AS last, last_from_fan AS "fromFan" FROM green_room_members WHERE artist_id = $1 ORDER BY id`,
      [artistId],
    )
  const expectKept = async () => {
    const rows = await sql(
      db,
      `SELECT coalesce(max(n.made), 0) AS last, coalesce(max(n.made) FILTER (WHERE n.author_id IS NOT NULL), 0) AS "fromFan"
         FROM green_room_members m LEFT JOIN green_room_entries n ON n.thread_id = m.id AND n.removed_at IS NULL
        WHERE m.artist_id = $1 GROUP BY m.id ORDER BY m.id`,
      [artistId],
    )
    expect(await listKept()).toEqual(rows)
  }
  const said: { who: Browser; id: string }[] = []
  for (const { fan, memberId } of holders) {
    await say(fan, memberId, 'chat')
    expect(await listKept()).toContainEqual({ last: 0, fromFan: 0 })
    for (const who of [fan, fan, host, host]) said.push({ who, id: await say(who, memberId) })
    await expectKept()
  }
  // The artist's last, the fan's last, and what is not the last.
  for (const index of [3, 1, 4]) {
    const { who, id } = said[index] ?? { who: host, id: '' }
    expect((await who.send('DELETE', `${at}/entries/${id}`)).status).toBe(204)
    await expectKept()
  }
  expect((await listKept()).every(({ last, fromFan }) => last > fromFan && fromFan > 0)).toBe(true)
  const fans = await sql<{ id: string }>(db, 'SELECT fan_id AS id FROM green_room_members WHERE artist_id = $1', [
    artistId,
  ])
  await runInTransaction((trx) =>
    deleteFanEntries(
      trx,
      fans.map(({ id }) => id),
    ),
  )
  await expectKept()
  expect(await listKept()).toEqual(holders.map(() => ({ last: 0, fromFan: 0 })))
})

test('the list of members is read without their messages', async () => {
  const { artistId, host, at, holders } = await openRoom(2)
  const [busy] = holders
  await sql(
    db,
    `INSERT INTO green_room_entries (artist_id, made, change, kind, text, request_id, author_id, thread_id)
     SELECT $1, n, n, 'message', 'No. ' || n, gen_random_uuid(), $2, $2 FROM generate_series(1, 20000) n`,
    [artistId, busy?.memberId],
  )
  await sql(db, 'UPDATE green_room_members SET artist_seen_thread = 19990 WHERE id = $1', [busy?.memberId])
  await sql(db, 'ANALYZE green_room_entries, green_room_members')
  const [plan] = await sql<{ 'QUERY PLAN': [{ Plan: Record<'Shared Hit Blocks' | 'Shared Read Blocks', number> }] }>(
    db,
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${listMembersSql}`,
    [artistId, 60],
  )
  const blocks = plan?.['QUERY PLAN'][0].Plan
  // The messages take more than 200, their index more than 100.
  expect((blocks?.['Shared Hit Blocks'] ?? 0) + (blocks?.['Shared Read Blocks'] ?? 0)).toBeLessThan(60)
  const [first] = (await host.get(`${at}/members`)).body as unknown as { unseen: number; lastMessage: object }[]
  expect(first).toMatchObject({ unseen: 10, lastMessage: { text: 'No. 20000', mine: false } })
})

test('a name is looked for among those who chose one only', async () => {
  const { artistId, host, at } = await openRoom(1)
  await sql(
    db,
    `WITH fan AS (INSERT INTO fans (email) SELECT 'unnamed' || n || '@example.com' FROM generate_series(1, 2000) n RETURNING id)
     INSERT INTO green_room_members (artist_id, fan_id) SELECT $1, id FROM fan`,
    [artistId],
  )
  await sql(
    db,
    `UPDATE green_room_members SET display_name = 'Wren', name_key = 'wren'
      WHERE id = (SELECT id FROM green_room_members WHERE artist_id = $1 LIMIT 1)`,
    [artistId],
  )
  await sql(db, 'VACUUM ANALYZE green_room_members')
  expect((await host.get(`${at}/members?q=re`)).body).toMatchObject([{ name: 'Wren' }])
  const values = [artistId, 60, 're', [], [], [], false, []]
  expect(await countRowsRead('green_room_members', searchMembersSql, values)).toBeLessThan(10)
})
