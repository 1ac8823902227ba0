import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, expect, request } from '@playwright/test'
import { getDataDir, queryDatabase } from '../support/database.ts'
import { expectAccessible, getMail, test, getCredentials } from '../support/fixtures.ts'
import { decideReviewByKeyboard } from '../support/decide-review-by-keyboard.ts'
import { type Client, approveAtPaypal, buyCopy, getUnredeemedKeymail, signIn } from '../support/sign-in.ts'

const listOpenReviews = async (page: Page) => {
  await page.goto(`${getCredentials().url}/admin/dashboard?tab=reviews`)
  await expect(page.getByText('to Approve')).toBeVisible()
}

/** The simulated PayPal API, as available to anyone with the account's credentials. */
async function createPaypalClient(client: Client) {
  const { scriptUrl } = (await (await client.request.get(`${getCredentials().url}/paypal/setup`)).json()) as {
    scriptUrl: string
  }
  const origin = new URL(scriptUrl).origin
  const send = async (path: string, body: object, authorization = '') => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
      body: JSON.stringify(body),
    })
    expect(answer.ok, `${path} ${answer.status}`).toBe(true)
    return (await answer.json().catch(() => ({}))) as Record<string, unknown>
  }
  return {
    /** Captures the payment without our server, as on PayPal's own site. */
    async captureByHand(order: string): Promise<void> {
      const account = JSON.parse(readFileSync(join(getDataDir(), 'paypal', 'identity.json'), 'utf8')) as Record<
        string,
        string
      >
      const basic = Buffer.from(`${account['clientId']}:${account['clientSecret']}`).toString('base64')
      const answer = await fetch(`${origin}/v1/oauth2/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'grant_type=client_credentials',
      })
      const { access_token } = (await answer.json()) as { access_token: string }
      await send(`/v2/checkout/orders/${order}/capture`, {}, `Bearer ${access_token}`)
    },
    async refund(order: string): Promise<void> {
      const { captures } = (await (await fetch(`${origin}/simulator/books`)).json()) as {
        captures: { orderId: string; captureId: string }[]
      }
      const capture = captures.find(({ orderId }) => orderId === order)
      await send(`/simulator/captures/${capture?.captureId}/refund`, {})
    },
  }
}

test('a payment for a copy that somebody else owns becomes a payment review: the admin asks the artist, decides, and the payer is told by mail', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const { url } = getCredentials()
  const mark = `${Date.now() % 1_000_000}`
  const lateMail = `late.${mark}@example.com`
  const late: Client = { request: await request.newContext() }
  const fan: Client = { request: await request.newContext() }
  const { code, pricing } = await getUnredeemedKeymail(late)
  const order = await test.step('one buyer approves at PayPal and does nothing else', async () => {
    const answer = await late.request.post(`${url}/paypal/order`, {
      data: {
        amount: pricing.toFixed(2),
        currency: 'USD',
        intent: 'CAPTURE',
        purpose: 'keymail',
        reference: code,
      },
    })
    const { id } = (await answer.json()) as { id: string }
    await approveAtPaypal(late, id, lateMail)
    return id
  })
  await test.step('another buyer buys the copy', async () => {
    await buyCopy(fan, `first.${mark}@example.com`, code)
  })
  await test.step('the late payment arrives, and the payer reads that a person will contact them', async () => {
    await (await createPaypalClient(late)).captureByHand(order)
    const answer = await late.request.post(`${url}/paypal/order/${order}/capture`)
    expect(answer.status()).toBe(409)
    expect(await answer.json()).toMatchObject({
      error: 'order-stranded',
      message: expect.stringContaining('will write to you within 48 hours'),
    })
  })

  await signIn.admin(page)
  const [ours] = await queryDatabase<{ id: string; artist: string }>(
    `SELECT o.id, a.email AS artist FROM orders o JOIN artists a ON a.id = o.payee_artist_id WHERE provider_order_id = $1`,
    [order],
  )
  const subject = `Paid order ${ours?.id} could not be delivered`
  await test.step('the admin opens the order from the review and asks the artist to refund', async () => {
    await listOpenReviews(page)
    await page.getByLabel('Kind').selectOption('payment')
    await page.getByRole('button', { name: subject }).click()
    await expect(page.getByText('somebody else owns what was bought')).toBeVisible()
    await expect(page.getByText('What happened before')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'The full history of this order' }).click()
    await expect(page.getByText('went straight to the artist’s PayPal account')).toBeVisible()
    await page.getByRole('button', { name: /^Ask the artist to refund/ }).click()
    await page.getByLabel('Reason').fill(`Somebody else owns this copy, ${mark}.`)
    await page.getByRole('button', { name: 'Ask them' }).click()
    await expect(page.getByText('The artist has been asked.')).toBeVisible()
    await getMail(ours?.artist ?? '', `Somebody else owns this copy, ${mark}.`)
  })
  await test.step('and decides; the payer gets the note by mail', async () => {
    await listOpenReviews(page)
    await decideReviewByKeyboard(page, subject, 'a', `The artist sends your money back, ${mark}.`)
    const mail = await getMail(lateMail, `The artist sends your money back, ${mark}.`)
    expect(mail.subject).toMatch(/^About your matter number \d+$/)
    expect(mail.text).toContain(`your payment of $${pricing.toFixed(2)}`)
  })
  await test.step("after the artist's refund nothing is left to return, and everything is in the history", async () => {
    await (await createPaypalClient(late)).refund(order)
    const refunded = 'SELECT 1 FROM orders WHERE id = $1 AND refunded_cents = cents'
    // Processed after PayPal's events about the demo data's sales.
    await expect.poll(() => queryDatabase(refunded, [ours?.id]), { timeout: 120_000 }).toHaveLength(1)
    await page.goto(`${url}/admin/dashboard?tab=search&story=order:${ours?.id}`)
    await expect(page.getByText('There is nothing left to refund.')).toBeVisible()
    await expectAccessible(page)
    await page.goto(`${url}/admin/dashboard?tab=audit`)
    await expect(page.getByText(`The artist sends your money back, ${mark}.`)).toBeVisible()
  })
})

/** Checks the files now, which the schedule would do once an hour, and waits until the finding is open or closed. */
async function checkFiles(message: string, state: 'open' | 'closed'): Promise<void> {
  await queryDatabase(`INSERT INTO pgboss.job (name, data) VALUES ('operations.run-check', '{"check": "files"}')`)
  const findings = 'SELECT 1 FROM monitor_findings WHERE message = $1 AND (closed_at IS NULL) = $2'
  await expect.poll(() => queryDatabase(findings, [message, state === 'open']), { timeout: 130_000 }).toHaveLength(1)
}

test('a missing file becomes a monitoring review: it is restored, the finding closes by itself, and the admin records the action', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const { url } = getCredentials()
  const mark = `${Date.now() % 1_000_000}`
  // The full artwork of the first card: not requested until somebody buys it.
  const [lost] = await queryDatabase<{ key: string }>('SELECT artwork_key AS key FROM art_cards ORDER BY id LIMIT 1')
  const path = join(getDataDir(), 'files', lost?.key ?? '')
  await signIn.admin(page)
  renameSync(path, `${path}.away`)
  const message = `The file ${lost?.key} is missing from storage`
  try {
    await checkFiles(message, 'open')
    await test.step("the operator's dashboard shows the finding with its review number", async () => {
      await page.goto(`${url}/admin/dashboard?tab=findings`)
      const finding = page.getByRole('listitem').filter({ hasText: message })
      await expect(finding).toBeVisible()
      await expect(finding).toContainText('Serious')
      await expect(finding).toContainText(/review \d+/i)
      await expectAccessible(page)
    })
  } finally {
    renameSync(`${path}.away`, path)
  }
  await test.step('the admin reads the finding and records what was done', async () => {
    await listOpenReviews(page)
    await page.getByLabel('Kind').selectOption('monitoring')
    await decideReviewByKeyboard(page, message, 'a', `Put back from the backup, ${mark}.`)
    await page.getByRole('button', { name: 'Decided' }).click()
    await page.getByRole('button', { name: message }).first().click()
    await expect(page.getByText(`Put back from the backup, ${mark}.`).first()).toBeVisible()
  })
  await test.step('the next check closes the finding', async () => {
    await checkFiles(message, 'closed')
    await page.goto(`${url}/admin/dashboard?tab=findings`)
    // What is closed is folded away.
    const closed = page.getByRole('listitem').filter({ hasText: message }).filter({ hasText: 'Resolved' })
    await page.getByText(/recently resolved$/).click()
    await expect(closed).toBeVisible()
  })
})
