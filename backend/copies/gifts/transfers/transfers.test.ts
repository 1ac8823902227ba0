import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { copyCertificate } from '#module/copies'
import { sendGift, sendTransferConfirmation } from '#module/copies/gifts'
import { publishCheckpoint } from '#module/edition-log'
import { verifyEdition } from '#backend/edition-log/verifier/verify.js'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestKeymails } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { Browser } from '#testing/clients/browser'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { downloadDocument, parseRenderedPdf } from '#testing/rendered-documents'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'
import { listMailTo, parseLinkToken, startTestMailbox } from '#testing/servers/mailbox'

startTestMailbox()
startTestServer()
beforeEach(resetRateLimits)

const createEmail = () => `hand.${randomUUID()}@example.com`

type Copy = { id: string; transferable: boolean; offer: string | null; receipt: boolean; giveable: boolean }
const listCopies = async (fan: Browser) => (await fan.get('/api/copies')).body as unknown as Copy[]
const playSong = async (fan: Browser, songId: string) => {
  const answer = await fan.fetch('GET', `/api/songs/${songId}/audio`)
  await answer.arrayBuffer()
  return answer.status
}

/** A right to play that ended is forgotten when the web process hears of it, which may be after the answer. */
const expectPlays = (fans: Browser[], songId: string, allowed: boolean[]) =>
  expect.poll(() => Promise.all(fans.map(async (fan) => (await playSong(fan, songId)) === 200))).toEqual(allowed)

/** A fan who has played a copy whose artist allows transfers. */
async function createOwner({ transferable = true } = {}) {
  const made = await createTestKeymails(1, 100)
  const workshop = await signInArtist(made.gKeyId)
  const allow = (allowed: boolean) =>
    workshop.send('PATCH', `/api/artist/editions/${made.song.editionId}`, { transferable: allowed })
  if (transferable) expect(await allow(true)).toMatchObject({ status: 200, body: { transferable: true } })
  const email = createEmail()
  const { fan, refund } = await redeemAsFan(made.codes[0] ?? '', email)
  expect(await playSong(fan, made.song.id)).toBe(200)
  const [copy] = await listCopies(fan)
  return { ...made, workshop, allow, fan, email, refund, id: copy?.id ?? '' }
}

const offer = (fan: Browser, id: string, email: string) => fan.post(`/api/copies/${id}/transfer`, { email })

/** Sends the mails that wait, and returns the token of the newest to this address. */
async function getMailedToken(address: string): Promise<string> {
  const open = await sql<{ id: string; confirmed: boolean }>(
    db,
    `SELECT id, confirmed_at IS NOT NULL AS confirmed FROM copy_gifts WHERE state = 'offered' AND offer_kind = 'transfer'`,
  )
  for (const { id, confirmed } of open) await (confirmed ? sendGift : sendTransferConfirmation)({ giftId: id })
  const mail = listMailTo(address).at(-1)
  return mail ? parseLinkToken(mail) : ''
}

const confirm = (token: string) => new Browser().post('/api/transfers/confirm', { token })

/** Offers and confirms; returns the token of the link that the other one accepts by. */
async function createConfirmedTransfer(owner: { fan: Browser; id: string; email: string }, to: string) {
  expect((await offer(owner.fan, owner.id, to)).status).toBe(202)
  expect((await confirm(await getMailedToken(owner.email))).status).toBe(200)
  return getMailedToken(to)
}

const accept = (token: string, browser = new Browser()) => browser.send('POST', '/api/gifts/take', { token })

test('a copy has one open offer at a time, whatever its kind', async () => {
  const { codes, gKeyId, song } = await createTestKeymails(1, 100)
  const workshop = await signInArtist(gKeyId)
  await workshop.send('PATCH', `/api/artist/editions/${song.editionId}`, { transferable: true })
  const { fan } = await redeemAsFan(codes[0] ?? '', createEmail())
  const [copy] = await listCopies(fan)
  const id = copy?.id ?? ''
  expect((await offer(fan, id, createEmail())).status).toBe(202)
  expect(await fan.post(`/api/copies/${id}/gift`, { email: createEmail() })).toMatchObject({
    status: 409,
    body: { error: 'gift-open' },
  })
  expect(await listCopies(fan)).toHaveLength(1)
})

describe('a played copy', () => {
  test('changes hands after both confirmed by mail, again and again; log and certificate say so, without names', async () => {
    const owner = await createOwner()
    expect(await listCopies(owner.fan)).toMatchObject([{ transferable: true, giveable: false, offer: null }])
    const second = { email: createEmail(), fan: new Browser(), id: owner.id }
    expect((await offer(owner.fan, owner.id, second.email)).status).toBe(202)
    const token = await getMailedToken(owner.email)
    // Nobody else hears of it before its owner has confirmed.
    expect(listMailTo(second.email)).toEqual([])
    expect(await listCopies(owner.fan)).toMatchObject([{ offer: 'unconfirmed' }])
    expect(await confirm(token)).toMatchObject({ status: 200, body: { to: second.email, copy: 1 } })
    expect((await confirm(token)).status).toBe(404)
    expect(await listCopies(owner.fan)).toMatchObject([{ offer: 'transfer' }])
    expect(await playSong(owner.fan, owner.song.id)).toBe(200)
    expect((await accept(await getMailedToken(second.email), second.fan)).status).toBe(200)
    await expectPlays([owner.fan, second.fan], owner.song.id, [false, true])
    expect((await owner.fan.get('/api/green-room')).body).toEqual([])
    // Only the buyer may see the receipt.
    expect(await listCopies(second.fan)).toMatchObject([{ receipt: false, transferable: true, giveable: false }])
    expect((await second.fan.get(`/api/copies/${owner.id}/receipt`)).status).toBe(403)

    const third = createEmail()
    const last = new Browser()
    expect((await accept(await createConfirmedTransfer(second, third), last)).status).toBe(200)
    expect((await new Browser().get(`/api/copies/${owner.id}`)).body).toMatchObject({ state: 'valid', hands: 3 })
    const { bytes } = await downloadDocument(`/api/copies/${owner.id}/certificate`, [copyCertificate], last)
    expect((await parseRenderedPdf(bytes)).text).toContain('hashad3owners')

    await publishCheckpoint()
    const { entries } = (await (
      await fetch(`${getServerOrigin()}/api/edition-log/editions/${owner.song.editionId}`)
    ).json()) as { entries: { leaf: string }[] }
    const leaves = entries.map(({ leaf }) => JSON.parse(leaf) as { type: string; copy?: number; owner?: string })
    expect(leaves.map(({ type }) => type)).toEqual(['published', 'sold', 'transferred', 'transferred'])
    expect(new Set(leaves.slice(1).map((leaf) => leaf.owner)).size).toBe(3)
    expect(JSON.stringify(leaves)).not.toContain('@')
    expect((await verifyEdition(getServerOrigin(), owner.song.editionId)).edition.owned.size).toBe(1)
  })

  test('is written about in the language that its owner reads', async () => {
    const owner = await createOwner()
    const german = { 'accept-language': 'de' }
    const offered = await owner.fan.send('POST', `/api/copies/${owner.id}/transfer`, { email: createEmail() }, german)
    expect(offered.status).toBe(202)
    const [job] = await sql<{ data: Parameters<typeof sendTransferConfirmation>[0] }>(
      db,
      `SELECT j.data FROM pgboss.job j JOIN copy_gifts g ON g.id::text = j.data ->> 'giftId'
         JOIN keymails k ON k.id = g.keymail_id WHERE j.name = 'copies.send-transfer-confirmation' AND k.copy_id = $1`,
      [owner.id],
    )
    await sendTransferConfirmation(job?.data ?? { giftId: '' })
    const mail = listMailTo(owner.email).at(-1)
    expect(mail?.mail.subject).toMatch(/^„.+“, Nr\.\s1, übergeben\?$/)
    expect(mail?.mail.text).toContain('/de/confirm-transfer?token=')
  })

  test('stays where its artist does not allow it, also if they forbid it meanwhile', async () => {
    const closed = await createOwner({ transferable: false })
    const refused = { status: 409, body: { error: 'transfer-closed' } }
    expect(await listCopies(closed.fan)).toMatchObject([{ transferable: false }])
    expect(await offer(closed.fan, closed.id, createEmail())).toMatchObject(refused)

    const owner = await createOwner()
    const to = createEmail()
    expect((await offer(owner.fan, owner.id, to)).status).toBe(202)
    const token = await getMailedToken(owner.email)
    await owner.allow(false)
    expect((await confirm(token)).status).toBe(409)
    await owner.allow(true)
    expect((await confirm(token)).status).toBe(200)
    const link = await getMailedToken(to)
    await owner.allow(false)
    expect((await accept(link)).status).toBe(409)
    expect(await playSong(owner.fan, owner.song.id)).toBe(200)
    await owner.allow(true)
    expect((await accept(link)).status).toBe(200)
  })

  test('is handed over by nobody but its owner, and not to its owner', async () => {
    const [owner, stranger] = [await createOwner(), await createOwner()]
    expect((await offer(stranger.fan, owner.id, createEmail())).status).toBe(403)
    expect((await offer(new Browser(), owner.id, createEmail())).status).toBe(401)
    expect((await offer(owner.fan, randomUUID(), createEmail())).status).toBe(404)
    expect((await offer(owner.fan, owner.id, 'a@b.c\r\nBcc: x@example.com')).status).toBe(400)
    const own = await offer(owner.fan, owner.id, owner.email.toUpperCase())
    expect(own).toMatchObject({ status: 409, body: { error: 'transfer-to-owner' } })
    // The other's link is no use before the owner has confirmed, and a confirmation is no way to accept.
    expect((await offer(owner.fan, owner.id, createEmail())).status).toBe(202)
    const token = await getMailedToken(owner.email)
    expect((await accept(token)).status).toBe(404)
    expect((await confirm('A'.repeat(43))).status).toBe(404)
  })

  test('can be taken back until it is accepted', async () => {
    const owner = await createOwner()
    const to = createEmail()
    const link = await createConfirmedTransfer(owner, to)
    expect((await owner.fan.send('DELETE', `/api/copies/${owner.id}/gift`)).status).toBe(204)
    expect((await accept(link)).status).toBe(409)
    expect(await playSong(owner.fan, owner.song.id)).toBe(200)
    expect((await accept(await createConfirmedTransfer(owner, createEmail()))).status).toBe(200)
  })

  test('that is refunded cannot be handed over any more, and one handed over is void for whoever has it', async () => {
    const [early, late] = [await createOwner(), await createOwner()]
    const link = await createConfirmedTransfer(early, createEmail())
    await early.refund()
    expect((await accept(link)).status).toBe(409)
    const friend = new Browser()
    expect((await accept(await createConfirmedTransfer(late, createEmail()), friend)).status).toBe(200)
    await late.refund()
    expect(await playSong(friend, late.song.id)).toBe(403)
    expect((await new Browser().get(`/api/copies/${late.id}`)).body).toMatchObject({ state: 'void' })
  })
})

describe('at the same moment', () => {
  test('of ten offers one is open, and of ten who accept one owns the copy', async () => {
    const owner = await createOwner()
    const to = createEmail()
    const offers = await Promise.all(Array.from({ length: 10 }, () => offer(owner.fan, owner.id, to)))
    expect(offers.filter(({ status }) => status === 202)).toHaveLength(1)
    expect(offers.filter(({ body }) => body['error'] === 'gift-open')).toHaveLength(9)
    const token = await getMailedToken(owner.email)
    const confirmed = await Promise.all(Array.from({ length: 5 }, () => confirm(token)))
    expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1)
    const link = await getMailedToken(to)
    const friends = Array.from({ length: 10 }, () => new Browser())
    const taken = await Promise.all(friends.map((friend) => accept(link, friend)))
    expect(taken.filter(({ status }) => status === 200)).toHaveLength(1)
    await expectPlays([owner.fan, ...friends], owner.song.id, [false, ...taken.map(({ status }) => status === 200)])
  })

  test('accepting and taking back, refunding or forbidding leave one owner', async () => {
    for (const rival of ['cancel', 'refund', 'forbid'] as const) {
      const owner = await createOwner()
      const link = await createConfirmedTransfer(owner, createEmail())
      const friend = new Browser()
      const rivals = {
        cancel: () => owner.fan.send('DELETE', `/api/copies/${owner.id}/gift`),
        refund: owner.refund,
        forbid: () => owner.allow(false),
      }
      const [accepted] = await Promise.all([accept(link, friend), rivals[rival]()])
      const isTaken = accepted.status === 200
      const allowed = rival === 'refund' ? [false, false] : [!isTaken, isTaken]
      await expectPlays([owner.fan, friend], owner.song.id, allowed)
    }
  })
})
