import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createAlbumEdition } from '#backend/catalog/editions/create-album.ts'
import { runInTransaction } from '#database/client'
import { suspendArtist } from '#module/artists'
import { createToken } from '#runtime/token'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { pollUntil } from '#testing/poll-until'
import { createTestArtist, createTestCollector, createTestKeymails, createTestSong } from '#testing/builders/records'
import { captureCopyOrder, createTestOpenSale } from '#testing/builders/open-sale'
import { redeemAsFan, signInByMail } from '#testing/builders/redemption'
import { Browser } from '#testing/clients/browser'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { listMailTo, parseLinkToken, runWithMailDown, startTestMailbox } from '#testing/servers/mailbox'
import { startTestServer } from '#testing/servers/app-server'
import { CONFIRMATION_MAILS_PER_DAY, NOTICE_MAILS_PER_DAY } from './contract.ts'
import { createNotices } from './notices/create-notices.ts'
import { purgeFollows } from './purge-follows.ts'
import { sendFollowConfirmation } from './confirmation/send-follow-confirmation.ts'
import { sendNotices } from './notices/send-notices.ts'

startTestServer()
startTestMailbox()
beforeEach(resetRateLimits)

const createEmail = () => `${randomUUID()}@example.com`
const visitor = new Browser()

type Subject = { artistId: string } | { songId: string }

async function getFollower(email: string): Promise<{ id: string; token: string }> {
  const [row] = await sql<{ id: string; token: string }>(db, 'SELECT id, token FROM followers WHERE email = $1', [
    email,
  ])
  return row ?? { id: '', token: '' }
}

/** Runs the confirmation jobs of an address as the worker does. */
async function runConfirmationJobs(email: string): Promise<void> {
  const jobs = await sql<{ followId: string }>(
    db,
    `SELECT DISTINCT data->>'followId' AS "followId" FROM pgboss.job j JOIN follows f ON f.id = (j.data->>'followId')::uuid
      WHERE j.name = 'follows.send-confirmation' AND f.follower_id = $1`,
    [(await getFollower(email)).id],
  )
  for (const job of jobs) await sendFollowConfirmation(job)
}

/** Follows by mail, as somebody without a session does. */
async function follow(subject: Subject, email = createEmail(), browser = visitor): Promise<string> {
  expect(await browser.post('/api/follows', { ...subject, email })).toMatchObject({ status: 202 })
  await runConfirmationJobs(email)
  const token = parseLinkToken(listMailTo(email).at(-1) ?? expect.fail('no confirmation mail'))
  expect((await visitor.post('/api/follows/confirm', { token })).status).toBe(200)
  return email
}

/** Runs the notice jobs of these addresses as the worker does. */
async function runNoticeJobs(...emails: string[]): Promise<void> {
  await createNotices()
  for (const email of emails) await sendNotices({ followerId: (await getFollower(email)).id })
}

const listNoticesTo = (email: string) =>
  listMailTo(email).filter(({ mail }) => !mail.subject?.includes('please confirm'))
const listSubjects = (email: string) => listNoticesTo(email).map(({ mail }) => mail.subject)

describe('following', () => {
  test('who buys a copy is asked, and the address that paid hears nothing before it has agreed by mail', async () => {
    const { artist, codes, gKeyId } = await createTestKeymails(2)
    const [code = '', unsold = ''] = codes
    const email = createEmail()
    const { fan } = await redeemAsFan(code, email)
    // Only who holds the copy can ask, and for no other address.
    for (const [browser, keymailCode] of [
      [visitor, code],
      [fan, unsold],
      [await signInArtist(gKeyId), code],
    ] as const)
      expect(await browser.post('/api/follows', { keymailCode })).toMatchObject({ status: 404 })
    expect((await fan.post('/api/follows', { keymailCode: code, artistId: artist.id })).status).toBe(400)

    const other = createEmail()
    const body = { keymailCode: code.toLowerCase(), email: other, shareAddress: true }
    expect(await fan.post('/api/follows', body)).toMatchObject({ status: 202, body: { state: 'confirm' } })
    await runConfirmationJobs(email)
    expect(listMailTo(other)).toHaveLength(0)
    await createTestSong(artist)
    await runNoticeJobs(email)
    expect(listNoticesTo(email)).toHaveLength(0)
    const count = async () => (await (await signInArtist(gKeyId)).get('/api/artist/followers')).body['followers']
    expect(await count()).toBe(0)

    const [asked] = listMailTo(email).filter(({ mail }) => mail.subject?.includes('please confirm'))
    expect(asked?.mail.text).toContain(artist.stageName)
    const token = parseLinkToken(asked ?? expect.fail('no confirmation mail'))
    expect((await visitor.post('/api/follows/confirm', { token })).status).toBe(200)
    expect(await count()).toBe(1)
    expect((await (await signInArtist(gKeyId)).get('/api/artist/followers.csv')).body['text']).toContain(email)
  })

  test('an address that nobody proved is written to only after it has pressed the link, which works once', async () => {
    const { artist } = await createTestArtist()
    const email = createEmail()
    const asked = await visitor.post('/api/follows', { artistId: artist.id, email: ` ${email.toUpperCase()} ` })
    expect(asked).toMatchObject({ status: 202, body: { state: 'confirm' } })
    await createTestSong(artist)
    await runNoticeJobs(email)
    expect(listMailTo(email)).toHaveLength(0)

    await runConfirmationJobs(email)
    const [mail] = listMailTo(email)
    expect(mail?.mail.text).toContain(artist.stageName)
    const token = parseLinkToken(mail ?? expect.fail())
    const confirmed = { status: 200, body: { email, name: artist.stageName } }
    expect(await visitor.post('/api/follows/confirm', { token })).toMatchObject(confirmed)
    expect((await visitor.post('/api/follows/confirm', { token })).status).toBe(404)
    // The song was released before the address agreed.
    await runNoticeJobs(email)
    expect(listNoticesTo(email)).toHaveLength(0)
    // Following again changes nothing and mails nothing, with the same answer as for an unknown address.
    expect((await visitor.post('/api/follows', { artistId: artist.id, email })).body).toEqual(asked.body)
    await runConfirmationJobs(email)
    expect(listMailTo(email)).toHaveLength(1)
  })

  test('a mailed sign-in link proves an address, a payment does not', async () => {
    const { codes, artist } = await createTestKeymails(1)
    const payer = createEmail()
    const { fan } = await redeemAsFan(codes[0] ?? '', payer)
    expect(await fan.post('/api/follows', { artistId: artist.id })).toMatchObject({
      status: 422,
      body: { error: 'email-required' },
    })
    expect(await fan.post('/api/follows', { artistId: artist.id, email: payer })).toMatchObject({ status: 202 })
    const proved = await signInByMail(codes[0] ?? '')
    expect((await proved.get('/api/follows')).body).toEqual([{ email: payer, follows: [] }])
    expect(await proved.post('/api/follows', { artistId: artist.id })).toMatchObject({
      status: 200,
      body: { state: 'following' },
    })
    const [own] = (await proved.get('/api/follows')).body as unknown as { follows: object[] }[]
    expect(own?.follows).toMatchObject([{ artistId: artist.id, artistName: artist.stageName, songId: null }])
    // Somebody else's address still has to be asked.
    expect((await proved.post('/api/follows', { artistId: artist.id, email: createEmail() })).status).toBe(202)
    const collector = await createTestCollector()
    expect((await collector.browser.post('/api/follows', { artistId: artist.id })).status).toBe(200)
  })

  test('only the owner of an address, or its token, ends a follow', async () => {
    const { artist } = await createTestArtist()
    const song = await createTestSong(artist)
    const email = await follow({ artistId: artist.id })
    await follow({ songId: song.id }, email)
    const { token } = await getFollower(email)
    const list = async () =>
      (await visitor.post('/api/follows/list', { token })).body as { follows: { id: string; title: string | null }[] }
    const [wish, followed] = (await list()).follows
    expect(wish?.title).toBeTruthy()
    const thief = (await createTestCollector()).browser
    for (const attempt of [{ followId: wish?.id }, { followId: wish?.id, token: createToken() }])
      expect((await thief.post('/api/follows/delete', attempt)).status).toBe(404)
    expect((await visitor.post('/api/follows/delete', { followId: wish?.id, token })).status).toBe(204)
    expect((await list()).follows).toEqual([followed])
    expect((await visitor.post('/api/follows/list', { token: createToken() })).status).toBe(404)
  })

  test('one click ends everything, however often, and nobody can have the address asked again', async () => {
    const { artist } = await createTestArtist()
    const email = await follow({ artistId: artist.id })
    await createTestSong(artist)
    await createNotices()
    const { token } = await getFollower(email)
    for (let i = 0; i < 2; i++)
      expect(await visitor.post(`/api/follows/stop?token=${token}`)).toMatchObject({ status: 200, body: { email } })
    await runNoticeJobs(email)
    expect(listNoticesTo(email)).toHaveLength(0)
    expect((await visitor.post('/api/follows', { artistId: artist.id, email })).status).toBe(202)
    await runConfirmationJobs(email)
    expect(listMailTo(email)).toHaveLength(1)
  })

  test('an address gets a few confirmation mails a day; a failed one does not count', async () => {
    const email = createEmail()
    await runWithMailDown(async () => {
      const { artist } = await createTestArtist()
      await visitor.post('/api/follows', { artistId: artist.id, email })
      await expect(runConfirmationJobs(email)).rejects.toThrow()
    })
    for (let i = 0; i < CONFIRMATION_MAILS_PER_DAY + 1; i++) {
      const { artist } = await createTestArtist()
      await visitor.post('/api/follows', { artistId: artist.id, email })
    }
    await runConfirmationJobs(email)
    expect(listMailTo(email)).toHaveLength(CONFIRMATION_MAILS_PER_DAY)
  })

  test('what is not public cannot be followed, and malformed requests are refused', async () => {
    const { artist } = await createTestArtist({ accountType: 'test' })
    const email = createEmail()
    for (const subject of [{ artistId: artist.id }, { artistId: randomUUID() }, { songId: randomUUID() }])
      expect((await visitor.post('/api/follows', { ...subject, email })).status).toBe(404)
    const { artist: real } = await createTestArtist()
    for (const body of [
      { email },
      { artistId: real.id, songId: randomUUID(), email },
      { artistId: real.id, email: 'x' },
    ])
      expect((await visitor.post('/api/follows', body)).status).toBe(400)
  })

  test('the artist sees how many follow and wish, confirmed ones only', async () => {
    const { artist, gKeyId } = await createTestArtist()
    const song = await createTestSong(artist)
    await follow({ artistId: artist.id })
    await follow({ songId: song.id })
    await visitor.post('/api/follows', { artistId: artist.id, email: createEmail() })
    expect((await (await signInArtist(gKeyId)).get('/api/artist/followers')).body).toMatchObject({
      followers: 1,
      wishes: [{ songId: song.id, wishes: 1 }],
    })
  })

  test('unconfirmed follows, and addresses that follow nothing, are deleted after a month', async () => {
    const { artist } = await createTestArtist()
    const [kept, forgotten] = [await follow({ artistId: artist.id }), createEmail()]
    await visitor.post('/api/follows', { artistId: artist.id, email: forgotten })
    await purgeFollows()
    expect((await getFollower(forgotten)).id).not.toBe('')
    const ids = [(await getFollower(kept)).id, (await getFollower(forgotten)).id]
    await sql(db, `UPDATE followers SET asked_at = now() - interval '31 days' WHERE id = ANY ($1)`, [ids])
    await sql(db, `UPDATE follows SET created_at = now() - interval '31 days' WHERE follower_id = ANY ($1)`, [ids])
    await purgeFollows()
    expect([(await getFollower(kept)).id, (await getFollower(forgotten)).id]).toEqual([ids[0], ''])
  })
})

describe('notices', () => {
  test('they come in the language in which the address asked to follow, and so do their links', async () => {
    const { artist } = await createTestArtist()
    const email = await follow({ artistId: artist.id }, createEmail(), new Browser({ 'accept-language': 'de' }))
    const [asked] = listMailTo(email)
    expect(asked?.mail.subject).toBe(`${artist.stageName}: bitte bestätigen`)
    expect(asked?.mail.text).toContain('/de/confirm-follow?token=')
    const song = await createTestSong(artist, { title: 'Hafenlichter', copies: 1200 })
    await runNoticeJobs(email)
    const told = listMailTo(email).at(-1)?.mail
    expect(told?.subject).toBe(`Neu: „Hafenlichter“ von ${artist.stageName}`)
    expect(told?.text).toContain('1.200 nummerierte Exemplare, je 7,50\u00A0$')
    expect(told?.text).toContain(`/de/songs/${song.id}`)
    expect(told?.html).toContain('<html lang="de">')
  })

  test('a release is told to each follower of the artist once, with one-click unsubscribe', async () => {
    const { artist } = await createTestArtist()
    const email = await follow({ artistId: artist.id })
    const song = await createTestSong(artist, { title: 'Harbour lights', copies: 12 })
    for (let i = 0; i < 2; i++) await runNoticeJobs(email)
    expect(listSubjects(email)).toEqual([`New: “Harbour lights” by ${artist.stageName}`])
    const [{ mail }] = listNoticesTo(email) as [ReturnType<typeof listMailTo>[number]]
    const { token } = await getFollower(email)
    expect(mail.text).toContain(`/songs/${song.id}`)
    expect(mail.text).toContain('12 numbered copies, $7.50 each')
    expect(mail.text).toContain(`/notifications?token=${token}`)
    const headers = new Map(mail.headers.map(({ key, value }) => [key, value]))
    expect(headers.get('list-unsubscribe')).toContain(`/api/follows/stop?token=${token}`)
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    // Off sale and back is no release.
    await sql(db, `UPDATE songs SET state = 'unpublished' WHERE id = $1`, [song.id])
    await sql(db, `UPDATE songs SET state = 'published' WHERE id = $1`, [song.id])
    // An album is one.
    await runInTransaction((trx) =>
      createAlbumEdition(trx, artist, { title: 'All ports', songIds: [song.id], priceCents: 900, copies: 5 }),
    )
    await runNoticeJobs(email)
    expect(listSubjects(email).slice(1)).toEqual([`New: “All ports” by ${artist.stageName}`])
  })

  test('a song in review is told when it is published, and not while its artist is suspended', async () => {
    const { artist } = await createTestArtist()
    const email = await follow({ artistId: artist.id })
    const song = await createTestSong(artist)
    await sql(db, `DELETE FROM follow_events WHERE song_id = $1`, [song.id])
    await sql(db, `UPDATE songs SET state = 'in-review' WHERE id = $1`, [song.id])
    await runNoticeJobs(email)
    expect(listNoticesTo(email)).toHaveLength(0)
    await sql(db, `UPDATE songs SET state = 'published' WHERE id = $1`, [song.id])
    await runNoticeJobs(email)
    expect(listNoticesTo(email)).toHaveLength(1)
    await createTestSong(artist)
    await runInTransaction((trx) => suspendArtist(trx, artist.id))
    await runNoticeJobs(email)
    expect(listNoticesTo(email)).toHaveLength(1)
  })

  test('copies put on sale again and the last ten of a sale are told to followers and to who wished for the song', async () => {
    const { artist, song, editionId, put } = await createTestOpenSale(12)
    const [follower, wisher] = [await follow({ artistId: artist.id }), await follow({ songId: song.id })]
    await captureCopyOrder(editionId)
    await runNoticeJobs(follower, wisher)
    expect(listNoticesTo(wisher)).toHaveLength(0)
    await captureCopyOrder(editionId)
    await captureCopyOrder(editionId)
    await runNoticeJobs(follower, wisher)
    for (const email of [follower, wisher]) expect(listSubjects(email)).toHaveLength(1)
    expect(listSubjects(wisher)[0]).toMatch(/^The last 9 copies of /)
    // The artist takes the rest off sale and puts some back: freed, but once a day.
    for (const copies of [3, 8, 3, 8]) expect((await put({ copies, perPerson: 10 })).status).toBe(200)
    await runNoticeJobs(follower, wisher)
    expect(listSubjects(wisher).slice(1)).toEqual([expect.stringMatching(/^Copies of .* can be bought$/)])
    // What is gone again when the mail would leave is not sent.
    const { song: gone, put: putGone } = await createTestOpenSale(1)
    const late = await follow({ songId: gone.id })
    await putGone({ copies: 0, perPerson: 1 })
    await putGone({ copies: 2, perPerson: 1 })
    await createNotices()
    await putGone({ copies: 0, perPerson: 1 })
    await runNoticeJobs(late)
    expect(listNoticesTo(late)).toHaveLength(0)
  })

  test('after the mails of a day everything waits for one mail of the next', async () => {
    const { artist } = await createTestArtist()
    const email = await follow({ artistId: artist.id })
    for (let i = 0; i < NOTICE_MAILS_PER_DAY + 2; i++) {
      await createTestSong(artist)
      await runNoticeJobs(email)
    }
    expect(listNoticesTo(email)).toHaveLength(NOTICE_MAILS_PER_DAY)
    await sql(
      db,
      `UPDATE follow_notices SET sent_at = sent_at - interval '1 day' WHERE follower_id = $1 AND sent_at IS NOT NULL`,
      [(await getFollower(email)).id],
    )
    await runNoticeJobs(email)
    expect(listSubjects(email).at(-1)).toMatch(/, and 1 more$/)
    await runNoticeJobs(email)
    expect(listNoticesTo(email)).toHaveLength(NOTICE_MAILS_PER_DAY + 1)
  })

  test('of ten jobs at the same moment one mails; a failed mail is sent later; a dead worker’s claim is taken over', async () => {
    const { artist } = await createTestArtist()
    const email = await follow({ artistId: artist.id })
    const { id: followerId } = await getFollower(email)
    await createTestSong(artist)
    await createNotices()
    await runWithMailDown(() => expect(sendNotices({ followerId })).rejects.toThrow('out of order'))
    await Promise.allSettled(Array.from({ length: 10 }, () => sendNotices({ followerId })))
    expect(listNoticesTo(email)).toHaveLength(1)

    await createTestSong(artist)
    await createNotices()
    await sql(db, 'UPDATE follow_notices SET claimed_at = now() WHERE follower_id = $1 AND sent_at IS NULL', [
      followerId,
    ])
    // The queue must try again: the other worker may have died.
    await expect(sendNotices({ followerId })).rejects.toThrow('another worker')
    await sql(
      db,
      `UPDATE follow_notices SET claimed_at = now() - interval '11 minutes' WHERE follower_id = $1 AND sent_at IS NULL`,
      [followerId],
    )
    await sendNotices({ followerId })
    expect(listNoticesTo(email)).toHaveLength(2)
  })

  test('a killed worker leaves no follower out and tells nobody twice', async () => {
    const { artist } = await createTestArtist()
    const followers = 3_000
    await sql(
      db,
      `WITH many AS (
         INSERT INTO followers (email, token)
         SELECT 'kill-' || n || '-' || $1 || '@example.com', 'kill-' || n || '-' || $1 FROM generate_series(1, $2::int) n
         RETURNING id)
       INSERT INTO follows (follower_id, artist_id, confirmed_at) SELECT id, $1::uuid, now() FROM many`,
      [artist.id, followers],
    )
    await createTestSong(artist)
    const script = `import { createNotices } from '#module/follows'
      await import('#jobs/follows')
      const { startQueue } = await import('#queue/queue')
      await startQueue()
      await createNotices({ batch: 10 })`
    const worker = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const exited = once(worker, 'exit')
    const count = async () => {
      const [row] = await sql<{ notices: number; people: number }>(
        db,
        `SELECT count(*)::int AS notices, count(DISTINCT n.follower_id)::int AS people
           FROM follow_notices n JOIN followers r ON r.id = n.follower_id WHERE r.token LIKE 'kill-%' || $1`,
        [artist.id],
      )
      return row ?? expect.fail()
    }
    await pollUntil('some notices', 120, async () => (await count()).notices >= 50)
    worker.kill('SIGKILL')
    await exited
    expect((await count()).notices).toBeLessThan(followers)
    // As autovacuum does in a database in use: without it, each batch reads all notices once for each follower.
    await sql(db, 'ANALYZE followers, follows, follow_notices')
    await createNotices()
    expect(await count()).toEqual({ notices: followers, people: followers })
    const [jobs] = await sql<{ jobs: number; people: number }>(
      db,
      `SELECT count(*)::int AS jobs, count(DISTINCT data->>'followerId')::int AS people
         FROM pgboss.job j JOIN followers r ON r.id = (j.data->>'followerId')::uuid
        WHERE j.name = 'follows.send-notices' AND r.token LIKE 'kill-%' || $1`,
      [artist.id],
    )
    expect(jobs).toEqual({ jobs: followers, people: followers })
  })
})
