import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { verifyEdition } from '#backend/edition-log/verifier/verify.js'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { publishCheckpoint } from '#module/edition-log'
import { detectLogFaults } from '#module/edition-log/checks'
import { sendPersonalDataLink } from '#module/personal-data/links'
import { config } from '#runtime/config'
import { createTestKeymails } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { Browser } from '#testing/clients/browser'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'
import { listMailTo, parseLinkToken, startTestMailbox } from '#testing/servers/mailbox'
import { DELETION_DAYS } from './contract.ts'
import { applyDueDeletions, sendDeletionDone, sendDeletionPlanned } from './index.ts'

startTestMailbox()
startTestServer()
beforeEach(resetRateLimits)
// Where the monitor reads the log.
beforeAll(() => {
  config.PUBLIC_URL = getServerOrigin()
})

async function createFan() {
  const made = await createTestKeymails(3, 100)
  const email = `gone.${randomUUID()}@example.com`
  const { fan, refund } = await redeemAsFan(made.codes[0] ?? '', email)
  const [copy] = (await fan.get('/api/copies')).body as unknown as { id: string }[]
  return { ...made, email, fan, refund, copyId: copy?.id ?? '' }
}

async function getLinkToken(email: string): Promise<string> {
  await new Browser().post('/api/personal-data/links', { email })
  for (const { id } of await sql<{ id: string }>(db, 'SELECT id FROM personal_data_requests'))
    await sendPersonalDataLink({ linkRequestId: id })
  return parseLinkToken(listMailTo(email).at(-1) as never)
}

const ask = (token: string, artistId: string | null = null) =>
  new Browser().post('/api/personal-data/deletions', { token, artistId })

/** Schedules the deletion and returns its id and the token that stops it. */
async function plan(email: string, artistId: string | null = null) {
  expect((await ask(await getLinkToken(email), artistId)).status).toBe(202)
  const [row] = await sql<{ id: string }>(
    db,
    `SELECT id FROM personal_data_deletions WHERE state = 'scheduled' AND email = $1`,
    [email],
  )
  const id = row?.id ?? ''
  await sendDeletionPlanned({ deletionId: id })
  return { id, stop: parseLinkToken(listMailTo(email).at(-1) as never) }
}

const stop = (token: string) => new Browser().post('/api/personal-data/deletions/cancel', { token })

async function letDaysPass(id: string): Promise<void> {
  await sql(db, `UPDATE personal_data_deletions SET due_at = due_at - make_interval(days => $2) WHERE id = $1`, [
    id,
    DELETION_DAYS,
  ])
  await applyDueDeletions()
}

const getState = async (id: string) =>
  (
    await sql<{ state: string; email: string | null }>(
      db,
      'SELECT state, email FROM personal_data_deletions WHERE id = $1',
      [id],
    )
  )[0]

async function playSong(browser: Browser, songId: string): Promise<number> {
  const answer = await browser.fetch('GET', `/api/songs/${songId}/audio`)
  await answer.arrayBuffer()
  return answer.status
}

describe('a fan’s data', () => {
  test('is deleted after seven days, and not a day before; copy, log and books stay', async () => {
    const { email, fan, song, copyId } = await createFan()
    await publishCheckpoint()
    const { id } = await plan(email)
    expect(listMailTo(email).at(-1)?.mail.subject).toContain('will be deleted on')
    await applyDueDeletions()
    expect(await playSong(fan, song.id)).toBe(200)
    const books = await sql(db, 'SELECT posting_id, account, cents FROM ledger_entries ORDER BY 1, 2')
    await letDaysPass(id)
    expect(await getState(id)).toEqual({ state: 'done', email })
    // The browser that was signed in as them is nobody now, as soon as the process has heard of it.
    await expect.poll(() => playSong(fan, song.id)).toBe(401)
    expect((await new Browser().get(`/api/copies/${copyId}`)).body).toMatchObject({ state: 'valid', copy: 1 })
    expect(await sql(db, 'SELECT posting_id, account, cents FROM ledger_entries ORDER BY 1, 2')).toEqual(books)
    await publishCheckpoint()
    expect(await detectLogFaults({ isNight: true })).toEqual([])
    expect((await verifyEdition(getServerOrigin(), song.editionId)).edition.owned.size).toBe(1)
    await sendDeletionDone({ deletionId: id })
    expect(listMailTo(email).at(-1)?.mail.subject).toBe('Your data has been deleted')
    expect(await getState(id)).toEqual({ state: 'done', email: null })
    // Nothing is kept under the address any more, so it gets no link.
    const mails = listMailTo(email).length
    await getLinkToken(email)
    expect(listMailTo(email)).toHaveLength(mails)
  })

  test('stays when the mailed link says so, until the moment it is deleted', async () => {
    const { email, fan, song } = await createFan()
    const first = await plan(email)
    expect((await stop(first.stop)).status).toBe(204)
    expect((await stop(first.stop)).status).toBe(404)
    await letDaysPass(first.id)
    expect(await getState(first.id)).toEqual({ state: 'canceled', email: null })
    expect(await playSong(fan, song.id)).toBe(200)
    const second = await plan(email)
    await letDaysPass(second.id)
    expect((await stop(second.stop)).status).toBe(404)
  })

  test('of ten who ask and stop at the same moment there is one deletion, and it ends once', async () => {
    const { email } = await createFan()
    const token = await getLinkToken(email)
    const asked = await Promise.all(Array.from({ length: 10 }, () => ask(token)))
    expect(asked.filter(({ status }) => status === 202)).toHaveLength(1)
    // A second link finds it, and stays usable.
    const other = await getLinkToken(email)
    expect((await ask(other)).status).toBe(409)
    expect((await new Browser().post('/api/personal-data/accounts', { token: other })).body).toMatchObject({
      accounts: [{ deletionDueAt: expect.any(String) as string }],
    })
    const [row] = await sql<{ id: string }>(db, 'SELECT id FROM personal_data_deletions WHERE email = $1', [email])
    await sendDeletionPlanned({ deletionId: row?.id ?? '' })
    const key = parseLinkToken(listMailTo(email).at(-1) as never)
    const [stopped] = await Promise.all([stop(key), letDaysPass(row?.id ?? '')])
    expect((await getState(row?.id ?? ''))?.state).toBe(stopped.status === 204 ? 'canceled' : 'done')
  })

  test('leaves what others have alone: another right of the browser, another fan, the artist’s room', async () => {
    const owner = await createFan()
    const { artist, codes, song } = owner
    const friend = await redeemAsFan(codes[1] ?? '', `stays.${randomUUID()}@example.com`)
    // The same browser also holds a copy that was paid under another address.
    await redeemAsFan(codes[2] ?? '', `second.${randomUUID()}@example.com`, owner.fan)
    const room = `/api/green-room/${artist.id}`
    for (const browser of [owner.fan, friend.fan]) {
      await browser.get(room)
      const said = { place: 'chat', text: 'Hello from here', requestId: randomUUID() }
      expect((await browser.post(`${room}/messages`, said)).status).toBeLessThan(300)
    }
    await letDaysPass((await plan(owner.email)).id)
    expect([await playSong(owner.fan, song.id), await playSong(friend.fan, song.id)]).toEqual([200, 200])
    const [{ left } = { left: 0 }] = await sql<{ left: number }>(
      db,
      `SELECT count(*) AS left FROM green_room_entries WHERE artist_id = $1 AND text <> ''`,
      [artist.id],
    )
    // The browser's second right wrote in the room as another member.
    expect(left).toBeGreaterThan(0)
    expect(((await owner.fan.get('/api/copies')).body as unknown as object[]).length).toBe(1)
  })

  test('waits while a payment is being captured', async () => {
    const { email } = await createFan()
    const { id } = await plan(email)
    const [order] = await sql<{ id: string }>(db, 'SELECT id FROM orders WHERE payer_email = $1', [email])
    const setState = (columns: string) => sql(db, `UPDATE orders SET ${columns} WHERE id = $1`, [order?.id])
    const before = await sql<{ capture: string; at: Date }>(
      db,
      'SELECT capture_id AS capture, completed_at AS at FROM orders WHERE id = $1',
      [order?.id],
    )
    await setState(
      `state = 'capturing', capturing_since = now(), capture_request_id = gen_random_uuid(), capture_id = NULL, completed_at = NULL`,
    )
    await letDaysPass(id)
    expect(await getState(id)).toMatchObject({ state: 'scheduled' })
    await sql(db, `UPDATE orders SET state = 'completed', capture_id = $2, completed_at = $3 WHERE id = $1`, [
      order?.id,
      before[0]?.capture,
      before[0]?.at,
    ])
    await applyDueDeletions()
    expect(await getState(id)).toMatchObject({ state: 'done' })
  })

  test('may be bought under again: a new person with what was paid since', async () => {
    const { email, codes, refund, copyId } = await createFan()
    await letDaysPass((await plan(email)).id)
    const { fan } = await redeemAsFan(codes[1] ?? '', email)
    expect((await fan.get('/api/copies')).body).toMatchObject([{ copy: 2 }])
    // A refund of what was deleted is still posted.
    await refund()
    expect((await new Browser().get(`/api/copies/${copyId}`)).body).toMatchObject({ state: 'void' })
  })
})

describe('an artist’s account', () => {
  test('ends, and holders keep their copies, certificates and the log', async () => {
    const { artist, gKeyId, song, codes, fan, copyId } = await createFan()
    const workshop = await signInArtist(gKeyId)
    await publishCheckpoint()
    const { id } = await plan(artist.email, artist.id)
    expect(listMailTo(artist.email).at(-1)?.mail.text).toContain(artist.stageName)
    expect((await workshop.get('/api/artist/profile')).status).toBe(200)
    await letDaysPass(id)
    await sendDeletionDone({ deletionId: id })
    expect(listMailTo(artist.email).at(-1)?.mail.text).toContain(`Your account as ${artist.stageName} is deleted`)
    // No second mail about the closed account, which nothing could deliver.
    expect(
      await sql(
        db,
        `SELECT 1 FROM pgboss.job WHERE name = 'artists.send-account-closed-email' AND data ->> 'artistId' = $1`,
        [artist.id],
      ),
    ).toEqual([])
    expect((await workshop.get('/api/artist/profile')).status).toBe(401)
    expect((await new Browser().post('/api/validate-g-key', { gKeyId })).status).toBe(401)
    expect((await new Browser().post('/api/validate-keymail', { keymailCode: codes[1] })).status).toBe(404)
    expect(await playSong(fan, song.id)).toBe(200)
    expect((await fan.get('/api/copies')).body).toMatchObject([{ id: copyId }])
    expect((await new Browser().get(`/api/copies/${copyId}`)).body).toMatchObject({
      state: 'valid',
      artistName: artist.stageName,
    })
    await publishCheckpoint()
    expect(await detectLogFaults({ isNight: true })).toEqual([])
    expect((await verifyEdition(getServerOrigin(), song.editionId)).edition.owned.size).toBe(1)
  })

  test('of a closed account can be deleted as well', async () => {
    const { artist, gKeyId } = await createTestKeymails(1)
    await (await signInArtist(gKeyId)).post('/api/artist/account/close', { gKeyId })
    const { id } = await plan(artist.email, artist.id)
    await letDaysPass(id)
    expect(
      await sql(db, `SELECT legal_name AS name, email LIKE '%@payer.invalid' AS forgotten FROM artists WHERE id = $1`, [
        artist.id,
      ]),
    ).toEqual([{ name: '', forgotten: true }])
  })
})
