import { type Page, expect } from '@playwright/test'
import { endUndoTime } from './database.ts'

/** Opens the review whose row contains these words, takes it, decides it by keyboard alone and lets it take effect. */
export async function decideReviewByKeyboard(
  page: Page,
  words: string | RegExp,
  key: 'a' | 'd',
  note: string,
): Promise<void> {
  // The newest one: other tests leave reviews of the same kind.
  const row = page.locator('[data-review]', { hasText: words }).last()
  await expect(row).toBeVisible({ timeout: 40_000 })
  const number = await row.getAttribute('data-review')
  await row.focus()
  await page.keyboard.press('o')
  await expect(page.getByRole('button', { name: 'Take this review' })).toBeVisible()
  await page.keyboard.press('c')
  await expect(page.getByLabel('Note')).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByLabel('Note')).toBeFocused()
  await page.getByLabel('Note').fill(note)
  await page.getByLabel('Note').press('Tab')
  await page.keyboard.press(key)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Review ${number} is decided.`)).toBeVisible()
  await expect(page.locator(`[data-review="${number}"]`)).toBeHidden()
  await endUndoTime()
}
