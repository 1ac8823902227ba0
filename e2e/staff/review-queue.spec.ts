import { expect } from '@playwright/test'
import { queryDatabase } from '../support/database.ts'
import { expectAccessible, expectNoHorizontalScroll, getCredentials, test } from '../support/fixtures.ts'
import { signIn } from '../support/sign-in.ts'

test('300 reviews are read page by page, found by number, selected, decided together and undone @both', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const mark = `queue-${Date.now()}`
  await queryDatabase(
    `INSERT INTO reviews (kind, subject, effect_key, reason, cents, search, due_at)
     SELECT 'handover', 'Matter ' || n || ' of ' || $1, $1 || ':' || n, 'Because.', 100000000 + n,
            to_tsvector('simple', 'queue ' || split_part($1, '-', 2)), now() - interval '1 hour'
       FROM generate_series(1, 300) n`,
    [mark],
  )
  // A phone gets less at once.
  const pageSize = (page.viewportSize()?.width ?? 0) < 640 ? 8 : 50
  const rows = page.locator('[data-review]', { hasText: mark })
  await signIn.admin(page)
  await test.step('those about the most money are first, and more are shown on request', async () => {
    await page.goto(`${getCredentials().url}/admin/dashboard?tab=reviews`)
    await expect(rows.first()).toContainText(`Matter 300 of ${mark}`)
    await expect(rows.first()).toContainText('$1,000,003.00')
    await expect(page.getByText(/\d+ waiting, 3\d\d overdue/)).toBeVisible()
    await expect(rows).toHaveCount(pageSize)
    // Of rows that are all alike, fewer prove the same.
    await expectAccessible(page)
    for (const shown of [2 * pageSize, 3 * pageSize]) {
      await page.getByRole('button', { name: 'Show more' }).click()
      await expect(rows).toHaveCount(shown)
    }
    await expectNoHorizontalScroll(page)
  })
  await test.step('a search and a filter narrow the list, and the address keeps them', async () => {
    await page.getByLabel('Search reviews').fill(mark)
    await page.getByLabel('Search reviews').press('Enter')
    await expect(page.getByText(`${pageSize} of 300`, { exact: true })).toBeVisible()
    await page.getByLabel('Kind').selectOption('payment')
    await expect(page.getByText('No review matches this filter.')).toBeVisible()
    await page.getByLabel('Kind').selectOption('')
    await page.reload()
    await expect(page.getByText(`${pageSize} of 300`, { exact: true })).toBeVisible()
    const number = await rows.nth(2).getAttribute('data-review')
    await page.getByLabel('Search reviews').fill(number ?? '')
    await page.getByLabel('Search reviews').press('Enter')
    await expect(rows).toHaveCount(1)
    await page.getByLabel('Search reviews').fill(mark)
    await page.getByLabel('Search reviews').press('Enter')
    await expect(rows).toHaveCount(pageSize)
  })
  await test.step('three are declined together, which needs a note', async () => {
    const boxes = page.getByRole('checkbox', { name: /^Select review/ })
    for (const n of [0, 1, 2]) await boxes.nth(n).check()
    const selected = page.getByRole('group', { name: 'Selected reviews' })
    await expect(selected).toContainText('3 selected')
    await selected.getByRole('button', { name: 'Decide' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Decline all' }).click()
    await expect(dialog.getByText('A decline needs a note that says why.')).toBeVisible()
    await dialog.getByLabel('Note').fill('Asked for twice.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Decline all' }).click()
    await expect(page.getByText('3 reviews are decided.')).toBeVisible()
    await expect(page.getByText(`${pageSize} of 297`, { exact: true })).toBeVisible()
  })
  await test.step('and undone, one by one', async () => {
    const waiting = page.getByRole('region', { name: 'Decisions that can be undone' })
    const mine = waiting.getByRole('listitem').filter({ hasText: mark })
    await expect(mine).toHaveCount(3)
    await expectNoHorizontalScroll(page)
    for (const left of [2, 1, 0]) {
      await mine.first().getByRole('button', { name: /^Undo/ }).click()
      await expect(mine).toHaveCount(left)
    }
    await expect(page.getByText(`${pageSize} of 300`, { exact: true })).toBeVisible()
    await page.getByLabel('Person').selectOption('mine')
    await expect(rows).toHaveCount(3)
  })
  await queryDatabase('DELETE FROM reviews WHERE effect_key LIKE $1', [`${mark}%`])
})
