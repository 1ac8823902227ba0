import { expect } from 'vitest'
import { createTestSong, createTestArtist } from './records.ts'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { approveAtPaypal } from '#testing/clients/paypal'
import { type TestResponse, Browser } from '#testing/clients/browser'

/** Creates an artist with an edition that has `open` copies on open sale at $7.50. */
export async function createTestOpenSale(open: number, { copies = Math.max(open, 100), perPerson = 10 } = {}) {
  const { artist, gKeyId } = await createTestArtist()
  const song = await createTestSong(artist, { copies })
  const workshop = await signInArtist(gKeyId)
  const put = (fields: object) => workshop.send('PUT', `/api/artist/editions/${song.editionId}/open-sale`, fields)
  const answer = await put({ copies: open, perPerson })
  expect(answer.status).toBe(200)
  return { artist, song, workshop, editionId: song.editionId, put, answer }
}

export function createCopyOrder(browser: Browser, editionId: string, amount = '7.50'): Promise<TestResponse> {
  return browser.post('/paypal/order', {
    amount,
    currency: 'USD',
    intent: 'CAPTURE',
    purpose: 'edition',
    reference: editionId,
  })
}

/** Creates an order for a held copy and approves its payment. */
export async function createApprovedCopyOrder(editionId: string, email = 'fan@example.com', browser = new Browser()) {
  const answer = await createCopyOrder(browser, editionId)
  expect(answer.status).toBe(200)
  const id = String(answer.body['id'])
  await approveAtPaypal(id, email)
  return { browser, id }
}

export async function captureCopyOrder(editionId: string, email = 'fan@example.com', browser = new Browser()) {
  const buyer = await createApprovedCopyOrder(editionId, email, browser)
  expect((await browser.post(`/paypal/order/${buyer.id}/capture`)).status).toBe(200)
  return buyer
}
