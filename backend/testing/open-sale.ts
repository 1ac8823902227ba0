import { expect } from 'vitest'
import { aSong, anArtist, signedIn } from './builders.ts'
import { approve } from './paypal.ts'
import { type Answer, Browser } from './server.ts'

/** An artist whose edition is on open sale with so many copies, at $7.50. */
export async function onSale(open: number, { copies = Math.max(open, 100), perPerson = 10 } = {}) {
  const { artist, gKeyId } = await anArtist()
  const song = await aSong(artist, { copies })
  const workshop = await signedIn(gKeyId)
  const put = (fields: object) => workshop.send('PUT', `/api/artist/editions/${song.editionId}/open-sale`, fields)
  const answer = await put({ copies: open, perPerson })
  expect(answer.status).toBe(200)
  return { artist, song, workshop, editionId: song.editionId, put, answer }
}

export function copyOrder(browser: Browser, editionId: string, amount = '7.50'): Promise<Answer> {
  return browser.post('/paypal/order', {
    amount,
    currency: 'USD',
    intent: 'CAPTURE',
    purpose: 'edition',
    reference: editionId,
  })
}

/** A buyer who holds a copy and has approved the payment. */
export async function approvedBuyer(editionId: string, email = 'fan@example.com', browser = new Browser()) {
  const answer = await copyOrder(browser, editionId)
  expect(answer.status).toBe(200)
  const id = String(answer.body['id'])
  await approve(id, email)
  return { browser, id }
}

export async function buyCopy(editionId: string, email = 'fan@example.com', browser = new Browser()) {
  const buyer = await approvedBuyer(editionId, email, browser)
  expect((await browser.post(`/paypal/order/${buyer.id}/capture`)).status).toBe(200)
  return buyer
}
