import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { cancelReviews, claimDueDecision, openReview } from '#module/reviews'
import { config } from '#runtime/config'
import { createTestArtist, createTestSong } from '#testing/builders/records'
import type { Browser } from '#testing/clients/browser'
import { signInStaff } from '#testing/clients/sign-in-staff'
import { startTestServer } from '#testing/servers/app-server'
import { applyDueDecisions } from '#module/admin/reviews'
import type { Review } from '#contract/admin/reviews'

startTestServer()

beforeEach(async () => {
  config.REVIEW_UNDO_SECONDS = 600
  await sql(db, 'DELETE FROM reviews')
  await sql(db, `DELETE FROM pgboss.job WHERE name = 'admin.send-review-decision-email'`)
})

/** A song that waits for a decision about its rights. */
async function createSongReview() {
  const { artist } = await createTestArtist()
  const song = await createTestSong(artist)
  await sql(db, `UPDATE songs SET state = 'in-review' WHERE id = $1`, [song.id])
  const number = await openReview(db, {
    kind: 'copyright',
    subject: 'A song',
    effectKey: `song:${song.id}`,
    reason: 'Whose is it?',
    evidence: { songId: song.id, artistId: artist.id },
  })
  const [row] = await sql<{ id: string }>(db, 'SELECT id FROM reviews WHERE number = $1', [number])
  const id = row?.id ?? ''
  return {
    id,
    number,
    songId: song.id,
    decide: (admin: Browser, decision = 'approve', note = 'Fine.') =>
      admin.post(`/api/admin/reviews/${id}/decision`, { decision, note }),
    undo: (admin: Browser) => admin.post(`/api/admin/reviews/${id}/undo`),
  }
}

const getSongState = async (id: string) =>
  (await sql<{ state: string }>(db, 'SELECT state FROM songs WHERE id = $1', [id]))[0]?.state
const countMailJobs = async () =>
  (
    await sql<{ n: number }>(db, `SELECT count(*) AS n FROM pgboss.job WHERE name = 'admin.send-review-decision-email'`)
  )[0]?.n
const endUndoTime = () =>
  sql(db, `UPDATE reviews SET effects_due_at = now() - interval '1 second' WHERE effects_due_at IS NOT NULL`)
const getReview = async (admin: Browser, number: number, state: 'open' | 'decided') =>
  ((await admin.get(`/api/admin/reviews?q=${number}&state=${state}`)).body['reviews'] as Review[])[0]

test('a decision changes nothing and mails nothing for ten minutes, and then takes effect once', async () => {
  const review = await createSongReview()
  const admin = await signInStaff()
  const before = Date.now()
  const { status, body } = await review.decide(admin)
  expect(status).toBe(200)
  expect(Math.abs(Date.parse(String(body['effectsDueAt'])) - before - 600_000)).toBeLessThan(60_000)
  expect(await applyDueDecisions()).toEqual({ applied: 0 })
  expect([await getSongState(review.songId), await countMailJobs()]).toEqual(['in-review', 0])
  expect(await getReview(admin, review.number, 'decided')).toMatchObject({ undoable: true, decision: 'approve' })

  await endUndoTime()
  const runs = await Promise.all([applyDueDecisions(), applyDueDecisions(), applyDueDecisions()])
  expect(runs.reduce((sum, { applied }) => sum + applied, 0)).toBe(1)
  expect(await applyDueDecisions()).toEqual({ applied: 0 })
  expect([await getSongState(review.songId), await countMailJobs()]).toEqual(['published', 1])
  expect(await getReview(admin, review.number, 'decided')).toMatchObject({ undoable: false, effectsDueAt: null })
})

// The transaction of the effect is that of the claim: with a claim that commits first, the effect would be lost here.
test('a worker that is killed in the middle loses nothing: the next one applies the effect', async () => {
  const review = await createSongReview()
  await review.decide(await signInStaff())
  await endUndoTime()
  await expect(
    runInTransaction(async (trx) => {
      expect(await claimDueDecision(trx, [])).toMatchObject({ number: review.number })
      throw new Error('killed')
    }),
  ).rejects.toThrow('killed')
  expect(await getSongState(review.songId)).toBe('in-review')
  expect(await applyDueDecisions()).toEqual({ applied: 1 })
  expect([await getSongState(review.songId), await countMailJobs()]).toEqual(['published', 1])
})

test('who decided takes the decision back: the review is open and theirs, and nothing ever happens', async () => {
  const review = await createSongReview()
  const [admin, other] = [await signInStaff(), await signInStaff()]
  await review.decide(admin, 'decline', 'Not theirs.')
  expect(await review.undo(other)).toMatchObject({ status: 403, body: { error: 'decision-not-yours' } })
  expect(await review.undo(admin)).toMatchObject({ status: 200, body: { number: review.number } })
  expect((await review.undo(admin)).status).toBe(409)
  await endUndoTime()
  expect(await applyDueDecisions()).toEqual({ applied: 0 })
  expect([await getSongState(review.songId), await countMailJobs()]).toEqual(['in-review', 0])
  expect(await getReview(admin, review.number, 'open')).toMatchObject({ claim: 'yours', decision: null, note: null })
  const actions = await sql<{ action: string }>(
    db,
    `SELECT action FROM audit_log WHERE details->>'reviewId' = $1 ORDER BY at`,
    [review.id],
  )
  expect(actions.map(({ action }) => action)).toEqual(['review-decline', 'review-undo'])
  expect((await review.decide(admin)).status).toBe(200)
})

test('many decisions are listed and undone at once, and of other people’s none', async () => {
  const [admin, other] = [await signInStaff(), await signInStaff()]
  await sql(
    db,
    `INSERT INTO reviews (kind, subject, effect_key, reason)
     SELECT 'monitoring', 'Matter ' || n, 'bulk:' || n, 'Because.' FROM generate_series(1, 61) n`,
  )
  const rows = await sql<{ id: string }>(db, 'SELECT id FROM reviews ORDER BY number')
  const ids = rows.map(({ id }) => id)
  const [theirs = '', ...mine] = ids
  await other.post(`/api/admin/reviews/${theirs}/decision`, { decision: 'approve' })
  await admin.post('/api/admin/reviews/decisions', { ids: mine, decision: 'decline', note: 'All wrong.' })
  const listUndoable = async () => {
    const { body } = await admin.get('/api/admin/reviews?state=decided&undoable=true&limit=100')
    return { total: body['total'], ids: (body['reviews'] as Review[]).map(({ id }) => id) }
  }
  const undoable = await listUndoable()
  expect(undoable).toEqual({ total: 60, ids: expect.arrayContaining(mine) as string[] })

  const { status, body } = await admin.post('/api/admin/reviews/undo', { ids })
  expect([status, (body['undone'] as unknown[]).length]).toEqual([200, 60])
  expect(body['failed']).toEqual([
    { id: theirs, message: 'Only who made this decision can undo it. Nothing was changed.' },
  ])
  expect(await listUndoable()).toEqual({ total: 0, ids: [] })
  await endUndoTime()
  expect(await listUndoable()).toEqual({ total: 0, ids: [] })
  const states = await sql(db, `SELECT state, count(*)::int AS n FROM reviews GROUP BY 1 ORDER BY 1`)
  expect(states).toEqual([
    { state: 'decided', n: 1 },
    { state: 'open', n: 60 },
  ])
})

test('once the time is over a decision cannot be taken back, even before its effect', async () => {
  const review = await createSongReview()
  const admin = await signInStaff()
  await review.decide(admin)
  await endUndoTime()
  expect(await review.undo(admin)).toMatchObject({ status: 409, body: { error: 'decision-applied' } })
  expect(await applyDueDecisions()).toEqual({ applied: 1 })
})

test('a decision is taken back or applied, never both, when both happen at the same moment', async () => {
  const reviews = await Promise.all(Array.from({ length: 8 }, createSongReview))
  const admin = await signInStaff()
  for (const review of reviews) await review.decide(admin)
  const half = reviews.slice(0, 4).map(({ id }) => id)
  await sql(db, 'UPDATE reviews SET effects_due_at = clock_timestamp() WHERE id = ANY($1)', [half])
  const answers = await Promise.all([...reviews.map((review) => review.undo(admin)), applyDueDecisions()])
  await applyDueDecisions()
  for (const [n, review] of reviews.entries()) {
    const answer = answers[n] as { status: number }
    expect(await getSongState(review.songId)).toBe(answer.status === 200 ? 'in-review' : 'published')
    expect(answer.status).toBe(n < 4 ? 409 : 200)
  }
})

test('what can no longer be carried out opens the review again and says why, and the others go on', async () => {
  const [impossible, fine] = [await createSongReview(), await createSongReview()]
  const admin = await signInStaff()
  await impossible.decide(admin)
  await fine.decide(admin)
  await sql(db, `UPDATE reviews SET effect_key = 'nothing:here', kind = 'copyright' WHERE id = $1`, [impossible.id])
  await endUndoTime()
  expect(await applyDueDecisions()).toEqual({ applied: 1 })
  expect(await getSongState(fine.songId)).toBe('published')
  expect(await getReview(admin, impossible.number, 'open')).toMatchObject({
    decision: null,
    claim: null,
    effectError: 'What this would change cannot be changed from here yet. Nothing was decided.',
  })
})

test('a fault leaves the decision due, is reported, and does not hold up the others', async () => {
  const [broken, fine] = [await createSongReview(), await createSongReview()]
  const admin = await signInStaff()
  await broken.decide(admin)
  await fine.decide(admin)
  await sql(db, `UPDATE reviews SET effect_key = 'song:not-an-id' WHERE id = $1`, [broken.id])
  await endUndoTime()
  await expect(applyDueDecisions()).rejects.toThrow('uuid')
  expect(await getSongState(fine.songId)).toBe('published')
  await sql(db, `UPDATE reviews SET effect_key = 'song:' || $2::text WHERE id = $1`, [broken.id, broken.songId])
  expect(await applyDueDecisions()).toEqual({ applied: 1 })
  expect(await getSongState(broken.songId)).toBe('published')
})

test('a decision that is impossible already is refused at once and leaves no trace', async () => {
  const number = await openReview(db, {
    kind: 'correction',
    subject: 'Nothing there',
    effectKey: `test:${randomUUID()}`,
    reason: 'Because.',
  })
  const admin = await signInStaff()
  const review = await getReview(admin, number, 'open')
  expect(await admin.post(`/api/admin/reviews/${review?.id}/decision`, { decision: 'approve' })).toMatchObject({
    status: 422,
    body: { error: 'not-decidable' },
  })
  expect(await getReview(admin, number, 'open')).toMatchObject({ state: 'open' })
})

test('a matter that ends by itself while its decision waits has no effect any more', async () => {
  const review = await createSongReview()
  await review.decide(await signInStaff())
  await runInTransaction((trx) =>
    cancelReviews(trx, [`song:${review.songId}`], { decision: 'decline', note: 'It was withdrawn.' }),
  )
  await endUndoTime()
  expect(await applyDueDecisions()).toEqual({ applied: 0 })
  expect(await getSongState(review.songId)).toBe('in-review')
})
