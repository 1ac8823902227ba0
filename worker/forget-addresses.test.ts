import { expect, test } from 'vitest'
import { db, sql } from '#platform/database'
import { keymailsFor, signedIn } from '#testing/builders'
import { aHolder } from '#testing/holder'
import { withMailbox } from '#testing/mailbox'
import { onSale } from '#testing/open-sale'
import { Browser, withServer } from '#testing/server'
import { handlers } from './handlers.ts'

withServer()
withMailbox()

/** The hourly cleaning as the worker runs it: what it does not do there is not done. */
const clean = () => handlers.find(({ job }) => job.name === 'platform.cleaning-due')?.handle({})

const rowsWith = async (address: string) => {
  const found = await sql<{ row: string }>(
    db,
    `SELECT m::text AS row FROM keymail_mailings m UNION ALL SELECT g::text FROM copy_gifts g
     UNION ALL SELECT w::text FROM open_sale_waiters w UNION ALL SELECT b::text FROM mail_bounces b`,
  )
  return found.filter(({ row }) => row.includes(address)).length
}

// Seen red without forgetGifts in the cleaning: the address of an offer that nobody took stayed for ever.
test('the address of a gift is forgotten with the offer, its words a month later; the copy may be offered anew', async () => {
  const { codes } = await keymailsFor(2)
  const giver = new Browser()
  for (const code of codes) await aHolder(code, 'giver@example.com', giver)
  const copies = (await giver.get('/api/copies')).body as unknown as { id: string }[]
  const [left, young] = copies.map(({ id }) => id)
  const offer = (id: string | undefined, email: string) =>
    giver.post(`/api/copies/${id}/gift`, { email, message: `for ${email}` })
  expect((await offer(left, 'nobody-took@example.com')).status).toBe(202)
  expect((await offer(young, 'still-open@example.com')).status).toBe(202)
  await sql(db, `UPDATE copy_gifts SET offered_at = now() - interval '31 days' WHERE email = 'nobody-took@example.com'`)
  await clean()
  expect(await rowsWith('nobody-took@example.com')).toBe(0)
  expect(await rowsWith('still-open@example.com')).toBe(1)

  expect((await giver.send('DELETE', `/api/copies/${young}/gift`)).status).toBe(204)
  const words = () =>
    sql<{ message: string }>(db, `SELECT message FROM copy_gifts WHERE message LIKE 'for still-open%'`)
  await clean()
  expect(await words()).toHaveLength(1)
  await sql(db, `UPDATE copy_gifts SET ended_at = now() - interval '31 days' WHERE message <> ''`)
  await clean()
  expect(await words()).toHaveLength(0)
  expect((await offer(left, 'second@example.com')).status).toBe(202)
})

test('whom an artist mailed is forgotten after 90 days; the link in the mail still ends all such mail', async () => {
  const { song, gKeyId } = await keymailsFor(3)
  const workshop = await signedIn(gKeyId)
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
  await clean()
  expect(await rowsWith('old@example.com')).toBe(0)
  expect(await rowsWith('young@example.com')).toBe(1)
  expect((await new Browser().post(`/api/keymails/stop?token=${mailing?.token}`)).status).toBe(200)
  const suppressed = await sql(
    db,
    `SELECT 1 FROM mail_suppressions WHERE email_hash = sha256(convert_to('old@example.com', 'UTF8'))`,
  )
  expect(suppressed).toHaveLength(1)
})

test('a waiting list forgets whom it wrote to after 30 days, and who never had a turn after a year', async () => {
  const { editionId } = await onSale(1)
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
  await clean()
  const left = []
  for (const [email] of ages) if ((await rowsWith(email)) > 0) left.push(email)
  expect(left).toEqual(['written-lately@example.com', 'still-waiting@example.com'])
  expect([await rowsWith('bounced-gone@example.com'), await rowsWith('bounced-young@example.com')]).toEqual([0, 1])
})
