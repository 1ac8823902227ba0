import { expect } from '@playwright/test'
import { expectAccessible, getCredentials, getMail, test } from '../support/fixtures.ts'
import { buyCopy } from '../support/sign-in.ts'

test('the mail of a purchase shows the ticket on a phone, in light and dark @phone', async ({ page }) => {
  const email = `mail.reader.${Date.now()}@example.com`
  await buyCopy(page, email)
  const { text, html } = await getMail(email, 'The receipt')
  const code = /TM-\d{8}-[A-Z0-9]{8}/.exec(text)?.[0] ?? ''
  const { mailbox, url } = getCredentials()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('about:blank', { waitUntil: 'load' })
    await page.setContent(html)
    await expect(page.getByText('Admit one')).toBeVisible()
    await expect(page.getByText(code, { exact: true }).first()).toBeVisible()
    await expectAccessible(page)
  }
  // Its link opens the room of this copy, and the mailbox shows the mail in a frame that runs nothing.
  const room = await page.getByRole('link', { name: 'Open the Green Room' }).getAttribute('href')
  expect(room).toContain(`${url}/private-green-room?room=fan-`)
  await page.goto(mailbox, { waitUntil: 'load' })
  await page
    .getByText(/^Your receipt/)
    .first()
    .click()
  await expect(page.frameLocator('iframe').getByText('Admit one')).toBeVisible()
})
