import { beforeEach, expect, test } from 'vitest'
import { sendReplacementGKeyEmail } from './send-replacement-g-key-email.ts'
import { listSpending } from '#http/limits/rate-limit'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestArtist } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { listMailTo, startTestMailbox } from '#testing/servers/mailbox'
import { signInStaff } from '#testing/clients/sign-in-staff'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { LOST_KEY_REQUESTS_PER_HOUR } from './contract.ts'
import { openLostGKeyReviews } from './open-lost-g-key-reviews.ts'

startTestServer()
startTestMailbox()
beforeEach(resetRateLimits)

let asked = 0
const createAddress = () => `lost${++asked}@example.com`

async function report(email: string, browser = new Browser()) {
  return browser.post('/api/g-keys/lost', { email })
}

/** The payload of the last enqueued job. */
async function getLastPayload(): Promise<{ artistIds: string[] }> {
  const [job] = await sql<{ data: { artistIds: string[] } }>(
    db,
    `SELECT data FROM pgboss.job WHERE name = 'auth.open-lost-g-key-reviews' ORDER BY created_on DESC LIMIT 1`,
  )
  return job?.data ?? { artistIds: [] }
}

const listOpenReviews = (artistId: string) =>
  sql<{ id: string; kind: string; evidence: Record<string, unknown> }>(
    db,
    `SELECT id, kind, evidence FROM reviews WHERE state = 'open' AND effect_key LIKE 'lost-g-key:' || $1 || ':%'`,
    [artistId],
  )

test('answers the same for known and unknown addresses', async () => {
  const email = createAddress()
  await createTestArtist({ email })
  const tester = createAddress()
  await createTestArtist({ email: tester, accountType: 'test' })
  const answers = await Promise.all([email, email.toUpperCase(), createAddress(), tester].map((each) => report(each)))
  for (const answer of answers) expect([answer.status, answer.body]).toEqual([202, answers[0]?.body])
  expect((await report('no address')).status).toBe(400)
  // One job each, so the queue does not reveal the difference either.
  const jobs = await sql(db, `SELECT 1 FROM pgboss.job WHERE name = 'auth.open-lost-g-key-reviews'`)
  expect(jobs).toHaveLength(4)
})

test('approval voids the old key, ends its sessions and mails a new key', async () => {
  const email = createAddress()
  const { artist, gKeyId } = await createTestArtist({ email })
  const before = await signInArtist(gKeyId)
  await report(email)
  const data = await getLastPayload()
  expect(data.artistIds).toEqual([artist.id])
  await Promise.all([openLostGKeyReviews(data), openLostGKeyReviews(data), openLostGKeyReviews(data)])
  const reviews = await listOpenReviews(artist.id)
  expect(reviews).toHaveLength(1)
  expect(reviews[0]).toMatchObject({ kind: 'handover', evidence: { artistId: artist.id, email } })
  expect((await before.get('/api/artist/songs')).status).toBe(200)

  const admin = await signInStaff()
  const decided = await admin.post(`/api/admin/reviews/${reviews[0]?.id}/decision`, {
    decision: 'approve',
    note: 'Called back.',
  })
  expect(decided.status).toBe(200)
  expect((await new Browser().post('/api/validate-g-key', { gKeyId })).status).toBe(401)
  expect((await before.get('/api/artist/songs')).status).toBe(401)

  await sendReplacementGKeyEmail({ artistId: artist.id })
  const key = /GK(-[0-9A-Z]{4}){4}/.exec(listMailTo(email).at(-1)?.mail.text ?? '')?.[0] ?? ''
  expect(key).not.toBe(gKeyId)
  expect((await new Browser().post('/api/validate-g-key', { gKeyId: key })).status).toBe(200)

  // The review is closed: a later loss opens a new one.
  await openLostGKeyReviews(data)
  expect(await listOpenReviews(artist.id)).toHaveLength(1)
})

test('declining changes nothing', async () => {
  const email = createAddress()
  const { artist, gKeyId } = await createTestArtist({ email })
  await openLostGKeyReviews({ artistIds: [artist.id] })
  const [review] = await listOpenReviews(artist.id)
  const admin = await signInStaff()
  const decided = await admin.post(`/api/admin/reviews/${review?.id}/decision`, {
    decision: 'decline',
    note: 'Nobody asked.',
  })
  expect(decided.status).toBe(200)
  expect((await new Browser().post('/api/validate-g-key', { gKeyId })).status).toBe(200)
})

test('silently ignores an address after three reports an hour', async () => {
  const email = createAddress()
  const { artist } = await createTestArtist({ email })
  for (let n = 0; n < LOST_KEY_REQUESTS_PER_HOUR; n++) await report(email)
  expect((await getLastPayload()).artistIds).toEqual([artist.id])
  const answer = await report(email)
  expect(answer.status).toBe(202)
  expect((await getLastPayload()).artistIds).toEqual([])
  // Whoever keeps reporting somebody's key would otherwise keep them from it.
  const hourly = { bucket: `lost-g-key:${email}`, hits: LOST_KEY_REQUESTS_PER_HOUR, seconds: 3600 }
  expect((await listSpending([hourly])).map(({ spent }) => spent)).toEqual([LOST_KEY_REQUESTS_PER_HOUR])
})
