import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { createClient, startSimulator, buildOrderOf25Dollars, getTextAt } from '#local/paypal-simulator/test-client'

function formOf(html: string, choice: string, changes: Record<string, string> = {}): URLSearchParams {
  const form = new URLSearchParams()
  for (const [tag] of html.matchAll(/<input [^>]*>/g)) {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
    form.set(
      attribute('name'),
      attribute('value').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
    )
  }
  for (const [name, value] of Object.entries({ ...changes, choice })) form.set(name, value)
  return form
}

async function openPage(query = '', unit = {}, context = {}) {
  const sim = await startSimulator()
  const client = await createClient(sim)
  const created = await client.post('/v2/checkout/orders', { ...Object(buildOrderOf25Dollars(unit)), ...context })
  const orderId = getTextAt(created.json, 'id')
  const response = await fetch(`${sim.url}/checkoutnow?token=${orderId}${query}`)
  const html = await response.text()
  const decide = (choice: string, changes?: Record<string, string>) =>
    fetch(`${sim.url}/checkoutnow`, { method: 'POST', body: formOf(html, choice, changes), redirect: 'manual' })
  return { sim, client, orderId, response, html, decide }
}

test('the page shows payee, description and amount, escaped, and identifies itself as a simulator', async () => {
  const { html, response } = await openPage('', {
    description: '<img onerror=x>',
    payee: { email_address: 'artist@example.com' },
  })
  expect(html).toContain('PayPal simulator: no real money')
  expect(html).toContain('artist@example.com')
  expect(html).toContain('$25.00')
  expect(html).not.toContain('<img')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('without JavaScript, approving returns to the shop with token and PayerID, cancelling with the token only', async () => {
  const { decide, client, orderId } = await openPage(
    '',
    {},
    { application_context: { return_url: 'http://localhost:3000/paid?a=1', cancel_url: 'http://localhost:3000/no' } },
  )
  const canceled = await decide('cancel')
  expect([canceled.status, canceled.headers.get('location')]).toEqual([
    303,
    `http://localhost:3000/no?token=${orderId}`,
  ])
  const approved = await decide('approve', { email: 'fan@example.org', name: 'Ada Lovelace' })
  const order = await client.get(`/v2/checkout/orders/${orderId}`)
  expect(order).toMatchObject({ status: 'APPROVED', payer: { email_address: 'fan@example.org' } })
  expect(approved.headers.get('location')).toBe(
    `http://localhost:3000/paid?a=1&token=${orderId}&PayerID=${getTextAt(order, 'payer', 'payer_id')}`,
  )
})

test('a popup posts its outcome to its opener, only at the opener’s origin', async () => {
  const { decide, orderId } = await openPage(`&via=popup&origin=${encodeURIComponent('http://localhost:3000')}`)
  const page = await (await decide('approve')).text()
  const script = /<script nonce="[^"]+">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? ''
  expect(script).toContain('"http://localhost:3000")')
  expect(script).toContain(orderId)
  expect(script).toContain('window.close()')
  expect(new Script(script)).toBeInstanceOf(Script)
})

test.each(['*', 'null', 'javascript:alert(1)', 'http://localhost:3000/path', ''])(
  'posts no message to an invalid origin (%s)',
  async (origin) => {
    const { decide } = await openPage(`&via=popup&origin=${encodeURIComponent(origin)}`)
    expect(await (await decide('approve')).text()).not.toContain('postMessage')
  },
)

test('asks for another instrument after a declined payment and explains an invalid email address', async () => {
  const { sim, decide, client, orderId } = await openPage()
  const wrong = await decide('approve', { email: 'fan' })
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('Enter an email address')])
  await decide('decline')
  expect((await client.capture(orderId)).status).toBe(422)
  expect(await (await fetch(`${sim.url}/checkoutnow?token=${orderId}`)).text()).toContain('refused by the bank')
  await decide('pending')
  expect((await client.capture(orderId)).json).toMatchObject({
    purchase_units: [{ payments: { captures: [{ status: 'PENDING' }] } }],
  })
})

test('rejects a form submitted by another site', async () => {
  const { decide, client, orderId } = await openPage()
  expect((await decide('approve', { seal: 'guess' })).status).toBe(403)
  expect(await client.get(`/v2/checkout/orders/${orderId}`)).toMatchObject({ status: 'CREATED' })
})

test('the browser script is a single valid program', async () => {
  const sim = await startSimulator()
  const response = await fetch(sim.scriptUrl)
  expect(response.headers.get('content-type')).toContain('text/javascript')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const program = await response.text()
  expect(new Script(program)).toBeInstanceOf(Script)
  expect(program).toContain(JSON.stringify(sim.url))
})
