import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { expectNoHorizontalScroll, test, getCredentials } from './support/fixtures.ts'

test('a fan asks in Japanese, gets a streamed answer, rates it, is handed over to a person and exports the conversation @phone', async ({
  page,
}) => {
  await page.goto(`${getCredentials().url}/godfrey-chat`)
  const log = page.getByRole('log')
  const input = page.getByLabel('Your question')
  await input.fill('G-Keyはいくらですか？')

  const asked = page.waitForRequest((request) => request.url().endsWith('/api/godfrey/chat'))
  await input.press('Enter')
  expect((await asked).headers()['accept']).toContain('text/event-stream')
  await expect(log.locator('[lang=ja]').filter({ hasText: '$50' })).toBeVisible()
  await expect(log.getByRole('link', { name: 'Governance Info' })).toHaveAttribute('href', '/governance-info')

  // The previous question is used as context.
  await input.fill('毎年払うのですか')
  await input.press('Enter')
  await expect(log.locator('p[lang=ja]')).toHaveCount(2)
  // An answer is longer than the log of a phone: it is read from its beginning, below its question.
  await expect(log.getByText('毎年払うのですか')).toBeInViewport({ ratio: 1 })

  // Whoever scrolls back while an answer comes is left there.
  const released = Promise.withResolvers<void>()
  await page.route('**/api/godfrey/chat', async (route) => {
    await released.promise
    await route.continue()
  })
  await input.fill('Keymailとは何ですか')
  await input.press('Enter')
  await expect(log.getByText('Keymailとは何ですか')).toBeInViewport({ ratio: 1 })
  await log.hover()
  await page.mouse.wheel(0, -10_000)
  await expect(log.getByText('G-Keyはいくらですか？')).toBeInViewport({ ratio: 1 })
  released.resolve()
  await expect(log.locator('p[lang=ja]')).toHaveCount(3)
  await expect(log.getByText('G-Keyはいくらですか？')).toBeInViewport({ ratio: 1 })
  await page.unrouteAll()

  await log.getByRole('button', { name: 'This helped' }).first().click()
  await expect(log.getByRole('button', { name: 'This helped' }).first()).toHaveAttribute('aria-pressed', 'true')
  await log.getByLabel('What was good about it?').fill('わかりやすい')
  await log.getByRole('button', { name: 'Send comment' }).click()
  await expect(log.getByText('Thank you, noted.')).toBeVisible()

  await page.getByRole('button', { name: 'Hand me to a person' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('What is it about?')).toHaveValue('Keymailとは何ですか')
  await dialog.getByLabel('Your email address').fill('not an address')
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect(dialog.getByText('Please enter a valid email address.')).toBeVisible()
  await dialog.getByLabel('Your email address').fill('fan@example.com')
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect(log.getByText(/Review number \d+/)).toBeInViewport()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export conversation' }).click()
  const saved = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as {
    turns: { question: string; thumb: string | null; comment: string | null }[]
  }
  expect(saved.turns.map(({ question }) => question)).toEqual([
    'G-Keyはいくらですか？',
    '毎年払うのですか',
    'Keymailとは何ですか',
  ])
  expect(saved.turns[0]).toMatchObject({ thumb: 'up', comment: 'わかりやすい' })

  // Starting over deletes the conversation on the server, too.
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(log.locator('p[lang=ja]')).toHaveCount(0)
  const left = async () =>
    (
      (await (await page.request.get(`${getCredentials().url}/api/godfrey/conversation`)).json()) as {
        turns: unknown[]
      }
    ).turns
  await expect.poll(left).toEqual([])
  await expectNoHorizontalScroll(page)

  await page.getByRole('link', { name: 'Monitoring Dashboard' }).click()
  await expect(page).toHaveURL(/godfrey-dashboard/)
})
