import { expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestKeymails } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { redeemAsFan } from '#testing/builders/redemption'
import { startTestMailbox } from '#testing/servers/mailbox'
import { createTestOpenSale } from '#testing/builders/open-sale'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { handlers } from './handlers.ts'

startTestServer()
startTestMailbox()

/** Runs the hourly purge exactly as the worker does. */
const runPurge = () => handlers.find(({ job }) => job.name === 'worker.purge-expired')?.handle({})

const countRowsWith = async (address: string) => {
  const found = await sql<{ row: string }>(
    db,
    `SELECT m::text AS row FROM keymail_mailings m UNION ALL SELECT g::text FROM copy_gifts g
     UNION ALL SELECT w::text FROM open_sale_waiters w UNION ALL SELECT b::text FROM mail_bounces b`,
  )
  return found.filter(({ row }) => row.includes(address)).length
}

// Without the purge of gifts, the address of an offer that nobody accepted stays forever.
test('purges a gift’s address with the offer and its message a month later; the copy can be offered again', async () => {
  const { codes } = await createTestKeymails(2)
  const giver = new Browser()
  for (const code of codes) await redeemAsFan(code, 'giver@example.com', giver)
  const copies = (await giver.get('/api/copies')).body as unknown as { id: string }[]
  const [left, young] = copies.map(({ id }) => id)
  const offer = (id: string | undefined, email: string) =>
    giver.post(`/api/copies/${id}/gift`, { email, message: `for ${email}` })
  expect((await offer(left, 'nobody-took@example.com')).status).toBe(202)
  expect((await offer(young, 'still-open@example.com')).status).toBe(202)
  await sql(db, `UPDATE copy_gifts SET offered_at = now() - interval '31 days' WHERE email = 'nobody-took@example.com'`)
  await runPurge()
  expect(await countRowsWith('nobody-took@example.com')).toBe(0)
  expect(await countRowsWith('still-open@example.com')).toBe(1)

  expect((await giver.send('DELETE', `/api/copies/${young}/gift`)).status).toBe(204)
  const words = () =>
    sql<{ message: string }>(db, `SELECT message FROM copy_gifts WHERE message LIKE 'for still-open%'`)
  await runPurge()
  expect(await words()).toHaveLength(1)
  await sql(db, `UPDATE copy_gifts SET ended_at = now() - interval '31 days' WHERE message <> ''`)
  await runPurge()
  expect(await words()).toHaveLength(0)
  expect((await offer(left, 'second@example.com')).status).toBe(202)
})

test('purges recipients of an artist’s mail after 90 days; the unsubscribe link keeps working', async () => {
  const { song, gKeyId } = await createTestKeymails(3)
  const workshop = await signInArtist(gKeyId)
  const send = (recipients: string[]) =>
    workshop.post('/api/keymails/sendings', {
      editionId: song.editionId,
      recipients,
      subject: 'A song for you',
      message: 'Listen.',
    })
  expect((await send(['old@example.com', 'young@example.com'])).status).toBe(202)
  await sql(
    db,
    `UPDATE keymail_mailings SET state = 'bounced', reason = '550 <' || email || '> is nobody', ended_at = now(),
            created_at = CASE email WHEN 'old@example.com' THEN now() - interval '91 days' ELSE now() END`,
  )
  const [mailing] = await sql<{ token: string }>(
    db,
    `SELECT unsubscribe_token AS token FROM keymail_mailings WHERE email = 'old@example.com'`,
  )
  await runPurge()
  expect(await countRowsWith('old@example.com')).toBe(0)
  expect(await countRowsWith('young@example.com')).toBe(1)
  expect((await new Browser().post(`/api/keymails/stop?token=${mailing?.token}`)).status).toBe(200)
  const suppressed = await sql(
    db,
    `SELECT 1 FROM mail_suppressions WHERE email_hash = sha256(convert_to('old@example.com', 'UTF8'))`,
  )
  expect(suppressed).toHaveLength(1)
})

test('purges waiting-list addresses 30 days after their mail, or after a year without a turn', async () => {
  const { editionId } = await createTestOpenSale(1)
  const ages: [email: string, since: string, mailed: string | null][] = [
    ['written-long-ago@example.com', '40 days', '31 days'],
    ['written-lately@example.com', '40 days', '29 days'],
    ['never-called@example.com', '366 days', null],
    ['still-waiting@example.com', '360 days', null],
  ]
  for (const [email, since, mailed] of ages) {
    await sql(
      db,
      `INSERT INTO open_sale_waiters (edition_id, email, since, called_at, mailed_at)
       VALUES ($1, $2, now() - $3::interval, now() - $4::interval, now() - $4::interval)`,
      [editionId, email, since, mailed],
    )
  }
  await sql(
    db,
    `INSERT INTO mail_bounces (address, answer, at) VALUES ('bounced-gone@example.com', '550', now() - interval '31 days'),
            ('bounced-young@example.com', '550', now() - interval '29 days')`,
  )
  await runPurge()
  const left = []
  for (const [email] of ages) if ((await countRowsWith(email)) > 0) left.push(email)
  expect(left).toEqual(['written-lately@example.com', 'still-waiting@example.com'])
  expect([await countRowsWith('bounced-gone@example.com'), await countRowsWith('bounced-young@example.com')]).toEqual([
    0, 1,
  ])
})

test('purges expired sessions, staff sign-ins, one-time links and rate limits, and nothing younger', async () => {
  const tables = ['sessions', 'staff_sessions', 'staff_addresses', 'mailed_links', 'throttle']
  for (const table of tables) await sql(db, `DELETE FROM ${table}`)
  for (const age of ['31 days', '1 hour']) {
    const token = Buffer.from(age.padEnd(32))
    const until = age === '1 hour' ? '1 hour' : `-${age}`
    await sql(
      db,
      'INSERT INTO sessions (token_hash, visitor_id, expires_at) VALUES ($1, uuidv7(), now() + $2::interval)',
      [token, until],
    )
    await sql(
      db,
      `INSERT INTO staff_sessions (token_hash, role, expires_at) VALUES ($1, 'admin', now() + $2::interval)`,
      [token, until],
    )
    await sql(db, 'INSERT INTO staff_addresses (address, seen_at) VALUES ($1, now() - $1::text::interval)', [age])
    await sql(
      db,
      `INSERT INTO mailed_links (token_hash, kind, data, expires_at) VALUES ($1, 'test', '{}', now() + $2::interval)`,
      [token, until],
    )
    await sql(db, `INSERT INTO throttle (bucket, window_start, hits) VALUES ($1, now() - $1::text::interval, 1)`, [age])
  }
  await runPurge()
  for (const table of tables) expect(await sql(db, `SELECT 1 FROM ${table}`), table).toHaveLength(1)
})
