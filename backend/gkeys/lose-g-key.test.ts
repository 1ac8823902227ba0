import { beforeEach, expect, test } from 'vitest'
import { sendRenewedGKey } from '#module/gkeys'
import { db, sql } from '#platform/database'
import { anArtist, signedIn } from '#testing/builders'
import { freshBudgets } from '#testing/budgets'
import { mailTo, withMailbox } from '#testing/mailbox'
import { staffBrowser } from '#testing/staff'
import { Browser, withServer } from '#testing/server'
import { LOST_KEY_REQUESTS_PER_HOUR } from './contract.ts'
import { openLostGKeyReviews } from './lose-g-key.ts'

withServer()
withMailbox()
beforeEach(freshBudgets)

let asked = 0
const anAddress = () => `lost${++asked}@example.com`

async function report(email: string, browser = new Browser()) {
  return browser.post('/api/g-keys/lost', { email })
}

/** What the call handed to the worker last. */
async function handedOver(): Promise<{ artistIds: string[] }> {
  const [job] = await sql<{ data: { artistIds: string[] } }>(
    db,
    `SELECT data FROM pgboss.job WHERE name = 'gkeys.lost-g-key-reported' ORDER BY created_on DESC LIMIT 1`,
  )
  return job?.data ?? { artistIds: [] }
}

const openReviews = (artistId: string) =>
  sql<{ id: string; kind: string; evidence: Record<string, unknown> }>(
    db,
    `SELECT id, kind, evidence FROM reviews WHERE state = 'open' AND effect_key LIKE 'lost-g-key:' || $1 || ':%'`,
    [artistId],
  )

test('whoever asks hears the same, whether the address is somebody’s or nobody’s', async () => {
  const email = anAddress()
  await anArtist({ email })
  const tester = anAddress()
  await anArtist({ email: tester, accountType: 'test' })
  const answers = await Promise.all([email, email.toUpperCase(), anAddress(), tester].map((each) => report(each)))
  for (const answer of answers) expect([answer.status, answer.body]).toEqual([202, answers[0]?.body])
  expect((await report('no address')).status).toBe(400)
  // One job each, so the worker's queue tells no difference either.
  const jobs = await sql(db, `SELECT 1 FROM pgboss.job WHERE name = 'gkeys.lost-g-key-reported'`)
  expect(jobs).toHaveLength(4)
})

test('a person decides: approved, the old key and its sessions end and a new key is mailed', async () => {
  const email = anAddress()
  const { artist, gKeyId } = await anArtist({ email })
  const before = await signedIn(gKeyId)
  await report(email)
  const data = await handedOver()
  expect(data.artistIds).toEqual([artist.id])
  await Promise.all([openLostGKeyReviews(data), openLostGKeyReviews(data), openLostGKeyReviews(data)])
  const reviews = await openReviews(artist.id)
  expect(reviews).toHaveLength(1)
  expect(reviews[0]).toMatchObject({ kind: 'handover', evidence: { artistId: artist.id, email } })
  expect((await before.get('/api/artist/songs')).status).toBe(200)

  const admin = await staffBrowser()
  const decided = await admin.post(`/api/admin/reviews/${reviews[0]?.id}/decision`, {
    decision: 'approve',
    note: 'Called back.',
  })
  expect(decided.status).toBe(200)
  expect((await new Browser().post('/api/validate-g-key', { gKeyId })).status).toBe(401)
  expect((await before.get('/api/artist/songs')).status).toBe(401)

  await sendRenewedGKey({ artistId: artist.id })
  const key = /GK(-[0-9A-Z]{4}){4}/.exec(mailTo(email).at(-1)?.mail.text ?? '')?.[0] ?? ''
  expect(key).not.toBe(gKeyId)
  expect((await new Browser().post('/api/validate-g-key', { gKeyId: key })).status).toBe(200)

  // The matter is closed: a later loss is a new one.
  await openLostGKeyReviews(data)
  expect(await openReviews(artist.id)).toHaveLength(1)
})

test('declined, everything stays as it was', async () => {
  const email = anAddress()
  const { artist, gKeyId } = await anArtist({ email })
  await openLostGKeyReviews({ artistIds: [artist.id] })
  const [review] = await openReviews(artist.id)
  const admin = await staffBrowser()
  const decided = await admin.post(`/api/admin/reviews/${review?.id}/decision`, {
    decision: 'decline',
    note: 'Nobody asked.',
  })
  expect(decided.status).toBe(200)
  expect((await new Browser().post('/api/validate-g-key', { gKeyId })).status).toBe(200)
})

test('past three an hour one address is not asked about again, and who asks is told nothing of it', async () => {
  const email = anAddress()
  const { artist } = await anArtist({ email })
  for (let n = 0; n < LOST_KEY_REQUESTS_PER_HOUR; n++) await report(email)
  expect((await handedOver()).artistIds).toEqual([artist.id])
  const answer = await report(email)
  expect(answer.status).toBe(202)
  expect((await handedOver()).artistIds).toEqual([])
})
