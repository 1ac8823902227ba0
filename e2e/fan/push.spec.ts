import { randomUUID } from 'node:crypto'
import { type Page, expect } from '@playwright/test'
import { queryDatabase } from '../support/database.ts'
import { expectAccessible, getCredentials, test } from '../support/fixtures.ts'

const ENDPOINT = `https://push.example.com/${randomUUID()}`

/**
 * A browser without the service of its maker cannot subscribe, so the subscription is made up. What the service would
 * bring is delivered by the browser itself.
 */
async function simulatePushService(page: Page): Promise<void> {
  await page.addInitScript((endpoint) => {
    const p256dh = `B${'A'.repeat(86)}`
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth: 'A'.repeat(22) } }),
      unsubscribe: () => {
        sessionStorage.removeItem('subscribed')
        return Promise.resolve(true)
      },
    }
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(
        (sessionStorage.getItem('subscribed') ? subscription : null) as unknown as PushSubscription | null,
      )
    PushManager.prototype.subscribe = (options) => {
      sessionStorage.setItem('subscribed', options?.applicationServerKey as string)
      return Promise.resolve(subscription as unknown as PushSubscription)
    }
  }, ENDPOINT)
}

const listDevices = () => queryDatabase('SELECT language FROM push_devices WHERE endpoint = $1', [ENDPOINT])

test('a follower switches notifications of the browser on, sees one, and switches them off @phone', async ({
  page,
  context,
}) => {
  const { url } = getCredentials()
  const token = randomUUID()
  await queryDatabase(
    `WITH follower AS (INSERT INTO followers (email, token) VALUES ($1, $1) RETURNING id)
     INSERT INTO follows (follower_id, artist_id, confirmed_at)
     SELECT follower.id, a.id, now() FROM follower, (SELECT id FROM artists WHERE account_type = 'production' LIMIT 1) a`,
    [token],
  )
  await context.grantPermissions(['notifications'], { origin: url })
  await simulatePushService(page)
  await page.goto(`${url}/notifications?token=${token}`)
  await page.getByRole('button', { name: 'Notify this device' }).click()
  await expect(page.getByText('This device gets notifications.')).toBeVisible()
  await expectAccessible(page)
  expect(await listDevices()).toEqual([{ language: 'english' }])
  const { publicKey } = (await (await page.request.get(`${url}/api/follows/push-key`)).json()) as { publicKey: string }
  expect(await page.evaluate(() => sessionStorage.getItem('subscribed'))).toBe(publicKey)

  await test.step('a message of the push service is shown', async () => {
    const browser = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) => {
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [registration] = registrations
        if (registration) resolve(registration.registrationId)
      })
    })
    await browser.send('ServiceWorker.enable')
    // Without a desktop the browser shows nothing, so what would be shown is kept.
    const [worker] = context.serviceWorkers()
    if (!worker) throw new Error('the page has no service worker')
    await worker.evaluate(() => {
      const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; shown: unknown[] }
      scope.shown = []
      scope.registration.showNotification = (title, options) => {
        scope.shown.push({ title, ...options })
        return Promise.resolve()
      }
    })
    const data = { title: 'New: “Ports of call”', body: 'Ruthann Tolliver', path: '/artists', tag: 'a-notice' }
    await browser.send('ServiceWorker.deliverPushMessage', {
      origin: url,
      registrationId: await registered,
      data: JSON.stringify(data),
    })
    const { title, body, path, tag } = data
    await expect
      .poll(() => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown))
      .toEqual([{ title, body, tag, icon: '/icon-192.png', data: { path } }])
  })

  await page.reload()
  await page.getByRole('button', { name: 'Stop on this device' }).click()
  await expect(page.getByRole('button', { name: 'Notify this device' })).toBeVisible()
  expect(await listDevices()).toEqual([])
})
