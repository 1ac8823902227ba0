import { beforeEach, describe, expect, test } from 'vitest'
import { sendGift } from '#module/copies/gifts'
import { sendSignInLink } from '#module/keymails/sign-in'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestKeymails } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { Browser } from '#testing/clients/browser'
import { approveAtPaypal, createApprovedOrder } from '#testing/clients/paypal'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { startTestServer } from '#testing/servers/app-server'
import { listMailTo, parseLinkToken, startTestMailbox } from '#testing/servers/mailbox'

startTestServer()
startTestMailbox()
beforeEach(resetRateLimits)

type Copy = { id: string; code: string }
const listCopies = async (fan: Browser) => (await fan.get('/api/copies')).body as unknown as Copy[]
const listCodes = async (fan: Browser) => (await listCopies(fan)).map(({ code }) => code).toSorted()

let victims = 0

/** A victim with one copy, and an attacker who paid for another copy of the same song under the victim's address. */
async function payUnderTheAddressOfAVictim() {
  const email = `victim${++victims}@example.com`
  const { codes, artist, song } = await createTestKeymails(3)
  const [hers = '', his = '', other = ''] = codes
  const { fan: victim } = await redeemAsFan(hers, email)
  const { fan: attacker } = await redeemAsFan(his, email)
  const [copy] = await listCopies(victim)
  return { email, hers, his, other, victim, attacker, copyId: copy?.id ?? '', artist, song }
}

async function requestSignInLink(code: string, email: string): Promise<string> {
  expect((await new Browser().post('/api/keymails/sign-in-link', { keymailCode: code })).status).toBe(202)
  const [row] = await sql<{ id: string }>(db, 'SELECT id FROM keymails WHERE code = $1', [code])
  await sendSignInLink({ keymailId: row?.id ?? null })
  const mail = listMailTo(email).at(-1)
  return mail ? parseLinkToken(mail) : ''
}

async function signInByMail(code: string, email: string): Promise<Browser> {
  const browser = new Browser()
  const answer = await browser.post('/api/session/link', { token: await requestSignInLink(code, email) })
  expect(answer.status).toBe(200)
  return browser
}

describe('an attacker who pays under a victim’s address', () => {
  test('gets the one copy they paid for and sees no other copy of that address', async () => {
    const { attacker, his, song, artist } = await payUnderTheAddressOfAVictim()
    expect(await listCodes(attacker)).toEqual([his])
    expect((await attacker.get(`/api/songs/${song.id}/audio`)).status).toBe(200)
    expect((await attacker.get('/api/green-room')).body).toMatchObject([{ artistId: artist.id, songs: [{ copy: 2 }] }])
  })

  test('cannot enter the room of an artist of whom only the victim owns a copy', async () => {
    const { codes, song, artist } = await createTestKeymails(1)
    const { attacker, email } = await payUnderTheAddressOfAVictim()
    await redeemAsFan(codes[0] ?? '', email)
    expect((await attacker.get(`/api/green-room/${artist.id}`)).status).toBe(403)
    expect((await attacker.get(`/api/songs/${song.id}/audio`)).status).toBe(403)
  })

  test('cannot give the victim’s copy away or take back what the victim gives', async () => {
    const { attacker, victim, copyId } = await payUnderTheAddressOfAVictim()
    const gift = { email: 'accomplice@example.com', message: '' }
    expect((await attacker.post(`/api/copies/${copyId}/gift`, gift)).status).toBe(403)
    expect((await victim.post(`/api/copies/${copyId}/gift`, { email: 'friend@example.com', message: '' })).status).toBe(
      202,
    )
    expect((await attacker.send('DELETE', `/api/copies/${copyId}/gift`)).status).toBe(403)
  })

  test('cannot read the victim’s receipt or certificate', async () => {
    const { attacker, copyId } = await payUnderTheAddressOfAVictim()
    expect((await attacker.get(`/api/copies/${copyId}/receipt`)).status).toBe(403)
    expect((await attacker.get(`/api/copies/${copyId}/certificate`)).status).toBe(403)
  })

  test('is another person in the Green Room: neither name nor private conversation is the victim’s', async () => {
    const { attacker, victim, artist } = await payUnderTheAddressOfAVictim()
    const room = `/api/green-room/${artist.id}`
    const named = await victim.send('PUT', `${room}/name`, { displayName: 'The Victim' })
    expect(named.status).toBe(200)
    const seen = await attacker.get(room)
    expect(seen.status).toBe(200)
    expect(JSON.stringify(seen.body)).not.toContain('The Victim')
  })

  test('does not get the library that the victim bought', async () => {
    const { attacker, victim, email } = await payUnderTheAddressOfAVictim()
    const order = await victim.post('/paypal/order', {
      amount: '9.95',
      currency: 'USD',
      intent: 'CAPTURE',
      purpose: 'library',
    })
    const id = String(order.body['id'])
    await approveAtPaypal(id, email)
    await victim.post(`/paypal/order/${id}/capture`)
    expect((await victim.post('/api/library/activate', { paypalOrderId: id })).body).toMatchObject({
      active: true,
      copies: 1,
    })
    expect((await attacker.get('/api/library')).body).toMatchObject({ active: false, copies: 1, tracks: [] })
  })

  test('changes no name that exists', async () => {
    const { email, victim, other } = await payUnderTheAddressOfAVictim()
    await sql(db, `UPDATE fans SET name = 'Her own name' WHERE address = $1`, [email])
    await redeemAsFan(other, email)
    expect((await victim.get('/api/session')).body['fans']).toEqual([{ email, name: 'Her own name', confirmed: false }])
  })

  test('shares the copy with the victim, who sees everything once a mailed link proved the address', async () => {
    const { attacker, email, hers, his, other } = await payUnderTheAddressOfAVictim()
    const verified = await signInByMail(hers, email)
    expect(await listCodes(verified)).toEqual([hers, his].toSorted())
    expect((await verified.get('/api/session')).body['fans']).toMatchObject([{ email, confirmed: true }])
    // Also what is paid for later, in another browser.
    await redeemAsFan(other, email)
    expect(await listCodes(verified)).toEqual([hers, his, other].toSorted())
    expect(await listCodes(attacker)).toEqual([his])
  })
})

describe('somebody who gave a copy away', () => {
  async function giveAway() {
    const giver = `giver${++victims}@example.com`
    const friend = `friend${victims}@example.com`
    const { codes, artist } = await createTestKeymails(2)
    const [given = '', own = ''] = codes
    const fan = new Browser()
    const orderId = await createApprovedOrder(fan, given, giver)
    await fan.post(`/paypal/order/${orderId}/capture`)
    const redeem = () => fan.post('/api/complete-keymail-redemption', { keymailCode: given, paypalOrderId: orderId })
    expect((await redeem()).status).toBe(200)
    const token = await requestSignInLink(given, giver)
    const { fan: recipient } = await redeemAsFan(own, friend)
    const [copy] = await listCopies(fan)
    expect((await fan.post(`/api/copies/${copy?.id}/gift`, { email: friend, message: '' })).status).toBe(202)
    const [gift] = await sql<{ id: string }>(db, 'SELECT id FROM copy_gifts WHERE email = $1', [friend])
    await sendGift({ giftId: gift?.id ?? '' })
    const mail = listMailTo(friend).at(-1)
    const claimed = await recipient.post('/api/gifts/take', { token: mail ? parseLinkToken(mail) : '' })
    return { fan, redeem, token, claimed, own, artist }
  }

  test('does not become its new owner by completing the old purchase once more', async () => {
    const { fan, redeem, claimed } = await giveAway()
    expect(claimed.status).toBe(200)
    expect((await redeem()).status).toBe(403)
    expect(await listCodes(fan)).toEqual([])
  })

  test('does not become its new owner by a sign-in link asked for before', async () => {
    const { token, claimed } = await giveAway()
    expect(claimed.status).toBe(200)
    const thief = new Browser()
    expect((await thief.post('/api/session/link', { token })).status).toBe(403)
    expect((await thief.get('/api/copies')).status).toBe(401)
  })
})
