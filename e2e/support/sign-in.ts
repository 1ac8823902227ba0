import { type APIResponse, type Page, expect, request } from '@playwright/test'
import { getCredentials, getLinkFromMail } from './fixtures.ts'

/** What only sends HTTP: a page, a browser context, or a test's own `request`, which needs no browser. */
export type Client = Pick<Page, 'request'>

export type Person = 'visitor' | 'fan' | 'collector' | 'artist' | 'test artist' | 'operator' | 'admin'

type Staff = 'operator' | 'admin'
type SignIns = Record<Exclude<Person, Staff>, (client: Client) => Promise<void>> &
  Record<Staff, (page: Page) => Promise<void>>

/**
 * Signs in each kind of person over HTTP, which costs a tenth of the screens: those are tested by redemption.spec.ts,
 * artist.spec.ts and admin.spec.ts. The page is left where it is.
 */
export const signIn: SignIns = {
  visitor: async () => {},
  fan: (client) => buyCopy(client, 'fan.of.screenshots@example.com'),
  // Another address each time: the newest mail to it has the link that was asked for.
  collector: (client) => buyArtCard(client, `collector.${Date.now()}@example.com`),
  artist: (client) => signInWithGKey(client, getCredentials().gKeys.production[0]),
  'test artist': (client) => signInWithGKey(client, getCredentials().gKeys.test[0]),
  operator: (page) => signInToStaff(page, getCredentials().operatorPassword),
  admin: (page) => signInToStaff(page, getCredentials().adminPassword),
}

/** Redeems a Keymail of the demo data, or this one, paid with this address. */
export async function buyCopy(client: Client, email: string, code?: string): Promise<void> {
  const { code: keymailCode, pricing } = code ? await validateKeymail(client, code) : await getUnredeemedKeymail(client)
  const amount = { amount: pricing.toFixed(2), currency: 'USD', intent: 'CAPTURE' }
  const { id } = (await post(client, '/paypal/order', { ...amount, purpose: 'keymail', reference: keymailCode })) as {
    id: string
  }
  await approveAtPaypal(client, id, email)
  await post(client, `/paypal/order/${id}/capture`)
  await post(client, '/api/complete-keymail-redemption', { keymailCode, paypalOrderId: id })
}

/** Registers a collector with this address, who buys a copy of the first art card that is not sold out. */
export async function buyArtCard(client: Client, email: string): Promise<void> {
  const { url } = getCredentials()
  await post(client, '/api/fine-art/collectors', { name: 'Collector Example', email })
  const token = new URL(await getLinkFromMail(email)).searchParams.get('token')
  const { collectorId } = (await post(client, '/api/fine-art/collectors/session', { token })) as { collectorId: string }
  type Card = { id: string; scarcityCount: number; scarcitySold: number }
  const cards = (await (await client.request.get(`${url}/api/fine-art/cards`)).json()) as Card[]
  const card = cards.find(({ scarcityCount, scarcitySold }) => scarcityCount - scarcitySold > 1)
  const purchase = { cardId: card?.id, collectorId, paymentMethod: 'paypal' }
  const { orderId } = (await post(client, '/api/fine-art/purchase', purchase)) as { orderId: string }
  await approveAtPaypal(client, orderId, email)
  await post(client, `/paypal/order/${orderId}/capture`)
}

/** Approves the order as its buyer does in PayPal's window. */
export async function approveAtPaypal(client: Client, orderId: string, email: string): Promise<void> {
  const data = { payer: { email, name: 'Fan Example' }, instrument: 'good' }
  const address = await getSimulatorUrl(client, `/simulator/orders/${orderId}/approve`)
  await expectOk(await client.request.post(address, { data }))
}

/** Refunds the sale of a Keymail in full, as its artist does at PayPal. */
export async function refundAtPaypal(workshop: Client, code: string): Promise<void> {
  const answer = await workshop.request.get(`${getCredentials().url}/api/artist/revenue`)
  const { sales } = (await answer.json()) as { sales: { captureId: string; keymailCode: string }[] }
  const sale = sales.find(({ keymailCode }) => keymailCode === code)
  const address = await getSimulatorUrl(workshop, `/simulator/captures/${sale?.captureId}/refund`)
  await expectOk(await workshop.request.post(address, { data: {} }))
}

async function getSimulatorUrl(client: Client, path: string): Promise<string> {
  const setup = await client.request.get(`${getCredentials().url}/paypal/setup`)
  const { scriptUrl } = (await setup.json()) as { scriptUrl: string }
  return new URL(path, scriptUrl).href
}

/** Signs in as the artist with the first production G-Key and returns a new code of one of their songs. */
export async function issueKeymail(client: Client): Promise<string> {
  const [code = ''] = await issueKeymails(client, 1)
  return code
}

/** The same, of several codes. */
export async function issueKeymails(client: Client, count: number): Promise<string[]> {
  const { url, gKeys } = getCredentials()
  await signInWithGKey(client, gKeys.production[0])
  const editions = (await (await client.request.get(`${url}/api/artist/editions`)).json()) as {
    id: string
    copies: number
    issued: number
  }[]
  // The oldest is a demo song of a minute; what other tests upload may end before a slow machine has looked at it.
  const edition = editions.findLast(({ copies, issued }) => copies - issued >= count + 4)
  const { keymails } = (await post(client, '/api/keymails', { editionId: edition?.id, count })) as {
    keymails: { code: string }[]
  }
  return keymails.map(({ code }) => code)
}

type OpenKeymail = { code: string; pricing: number }

/** How many codes of the demo this worker has looked at: what it has taken is not open again, whatever became of it. */
let taken = 0

/** A Keymail that is not redeemed yet and its price in dollars: one of the demo's, or a new one if tests have used them all. */
export async function getUnredeemedKeymail(client: Client): Promise<OpenKeymail> {
  const codes = getCredentials().keymails
  while (taken < codes.length) {
    const keymail = await findOpenKeymail(client, codes[taken++] ?? '')
    if (keymail) return keymail
  }
  const workshop = await request.newContext()
  const code = await issueKeymail({ request: workshop })
  await workshop.dispose()
  return validateKeymail(client, code)
}

async function findOpenKeymail(client: Client, code: string): Promise<OpenKeymail | undefined> {
  const answer = await client.request.post(`${getCredentials().url}/api/validate-keymail`, {
    data: { keymailCode: code },
  })
  return answer.ok() ? { code, ...((await answer.json()) as { pricing: number }) } : undefined
}

async function validateKeymail(client: Client, code: string): Promise<OpenKeymail> {
  return { code, ...((await post(client, '/api/validate-keymail', { keymailCode: code })) as { pricing: number }) }
}

export async function signInWithGKey(client: Client, gKeyId = ''): Promise<void> {
  await post(client, '/api/validate-g-key', { gKeyId })
}

async function post(client: Client, path: string, data: object = {}): Promise<unknown> {
  const answer = await client.request.post(getCredentials().url + path, { data })
  await expectOk(answer)
  return answer.json()
}

async function expectOk(answer: APIResponse): Promise<void> {
  if (!answer.ok()) expect(await answer.text(), answer.url()).toBe('')
}

/** The session stands in the tab, not in a cookie: a script puts it there before each document of this page. */
async function signInToStaff(page: Page, password: string): Promise<void> {
  const { sessionId } = (await post(page, '/api/admin/login', { password })) as { sessionId: string }
  await page.addInitScript((id) => {
    if (top === self) sessionStorage.setItem('adminSessionId', id)
  }, sessionId)
}
