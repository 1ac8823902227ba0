import { type APIResponse, type Page, expect } from '@playwright/test'
import { paths } from '#frontend/lib/paths.ts'
import { getCredentials, getLinkFromMail } from './fixtures.ts'

export type Person = 'visitor' | 'fan' | 'collector' | 'artist' | 'test artist' | 'operator' | 'admin'

/**
 * Signs in each kind of person. Artists and fans over HTTP, which costs a tenth of the screens: those are tested by
 * g-key.spec.ts and redemption.spec.ts. The page is left where it is.
 */
export const signIn: Record<Person, (page: Page) => Promise<void>> = {
  visitor: async () => {},
  fan: (page) => buyCopy(page, 'fan.of.screenshots@example.com'),
  // Another address each time: the newest mail to it has the link that was asked for.
  collector: (page) => buyArtCard(page, `collector.${Date.now()}@example.com`),
  artist: (page) => signInWithGKey(page, getCredentials().gKeys.production[0]),
  'test artist': (page) => signInWithGKey(page, getCredentials().gKeys.test[0]),
  operator: (page) => signInToStaff(page, getCredentials().operatorPassword),
  admin: (page) => signInToStaff(page, getCredentials().adminPassword),
}

/** Redeems a Keymail of the demo data, or this one, paid with this address. */
export async function buyCopy(page: Page, email: string, code?: string): Promise<void> {
  const keymailCode = code ?? (await getUnredeemedKeymail(page)).code
  const { pricing } = (await post(page, '/api/validate-keymail', { keymailCode })) as { pricing: number }
  const amount = { amount: pricing.toFixed(2), currency: 'USD', intent: 'CAPTURE' }
  const { id } = (await post(page, '/paypal/order', { ...amount, purpose: 'keymail', reference: keymailCode })) as {
    id: string
  }
  await approveAtPaypal(page, id, email)
  await post(page, `/paypal/order/${id}/capture`)
  await post(page, '/api/complete-keymail-redemption', { keymailCode, paypalOrderId: id })
}

/** Registers a collector with this address, who buys a copy of the first art card that is not sold out. */
export async function buyArtCard(page: Page, email: string): Promise<void> {
  const { url } = getCredentials()
  await post(page, '/api/fine-art/collectors', { name: 'Collector Example', email })
  const token = new URL(await getLinkFromMail(email)).searchParams.get('token')
  const { collectorId } = (await post(page, '/api/fine-art/collectors/session', { token })) as { collectorId: string }
  type Card = { id: string; scarcityCount: number; scarcitySold: number }
  const cards = (await (await page.request.get(`${url}/api/fine-art/cards`)).json()) as Card[]
  const card = cards.find(({ scarcityCount, scarcitySold }) => scarcityCount - scarcitySold > 1)
  const purchase = { cardId: card?.id, collectorId, paymentMethod: 'paypal' }
  const { orderId } = (await post(page, '/api/fine-art/purchase', purchase)) as { orderId: string }
  await approveAtPaypal(page, orderId, email)
  await post(page, `/paypal/order/${orderId}/capture`)
}

/** Approves the order as its buyer does in PayPal's window. */
export async function approveAtPaypal(page: Page, orderId: string, email: string): Promise<void> {
  const data = { payer: { email, name: 'Fan Example' }, instrument: 'good' }
  const address = await getSimulatorUrl(page, `/simulator/orders/${orderId}/approve`)
  await expectOk(await page.request.post(address, { data }))
}

/** Refunds the sale of a Keymail in full, as its artist does at PayPal. */
export async function refundAtPaypal(workshop: Page, code: string): Promise<void> {
  const answer = await workshop.request.get(`${getCredentials().url}/api/artist/revenue`)
  const { sales } = (await answer.json()) as { sales: { captureId: string; keymailCode: string }[] }
  const sale = sales.find(({ keymailCode }) => keymailCode === code)
  const address = await getSimulatorUrl(workshop, `/simulator/captures/${sale?.captureId}/refund`)
  await expectOk(await workshop.request.post(address, { data: {} }))
}

async function getSimulatorUrl(page: Page, path: string): Promise<string> {
  const setup = await page.request.get(`${getCredentials().url}/paypal/setup`)
  const { scriptUrl } = (await setup.json()) as { scriptUrl: string }
  return new URL(path, scriptUrl).href
}

/** Signs in as the artist with the first production G-Key and returns a new code of one of their songs. */
export async function issueKeymail(page: Page): Promise<string> {
  const { url, gKeys } = getCredentials()
  await signInWithGKey(page, gKeys.production[0])
  const editions = (await (await page.request.get(`${url}/api/artist/editions`)).json()) as {
    id: string
    copies: number
    issued: number
  }[]
  // The oldest is a demo song of a minute; what other tests upload may end before a slow machine has looked at it.
  const edition = editions.findLast(({ copies, issued }) => copies - issued > 4)
  const { keymails } = (await post(page, '/api/keymails', { editionId: edition?.id, count: 1 })) as {
    keymails: { code: string }[]
  }
  return keymails[0]?.code ?? ''
}

type OpenKeymail = { code: string; pricing: number }

/** A Keymail that is not redeemed yet and its price in dollars: one of the demo's, or a new one if tests have used them all. */
export async function getUnredeemedKeymail(page: Page): Promise<OpenKeymail> {
  for (const code of getCredentials().keymails) {
    const keymail = await validateKeymail(page, code)
    if (keymail) return keymail
  }
  const workshop = await page.context().browser()?.newContext()
  if (!workshop) throw new Error('no browser to sign the artist in with')
  const code = await issueKeymail(await workshop.newPage())
  await workshop.close()
  const keymail = await validateKeymail(page, code)
  if (!keymail) throw new Error(`the new Keymail ${code} is not accepted`)
  return keymail
}

async function validateKeymail(page: Page, code: string): Promise<OpenKeymail | undefined> {
  const answer = await page.request.post(`${getCredentials().url}/api/validate-keymail`, {
    data: { keymailCode: code },
  })
  return answer.ok() ? { code, ...((await answer.json()) as { pricing: number }) } : undefined
}

export async function signInWithGKey(page: Page, gKeyId = ''): Promise<void> {
  await post(page, '/api/validate-g-key', { gKeyId })
}

async function post(page: Page, path: string, data: object = {}): Promise<unknown> {
  const answer = await page.request.post(getCredentials().url + path, { data })
  await expectOk(answer)
  return answer.json()
}

async function expectOk(answer: APIResponse): Promise<void> {
  if (!answer.ok()) expect(await answer.text(), answer.url()).toBe('')
}

async function signInToStaff(page: Page, password: string): Promise<void> {
  await page.goto(getCredentials().url + paths.adminLogin.href)
  await page.getByLabel(/password/i).fill(password)
  await page.getByRole('button', { name: 'Access Dashboard' }).click()
  await page.waitForURL((address) => !address.pathname.endsWith(paths.adminLogin.href))
}
