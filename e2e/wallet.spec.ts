import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { parseFile } from 'music-metadata'
import { paths } from '#frontend/lib/paths.ts'
import { expectAccessible, getCredentials, sha256, test } from './support/fixtures.ts'
import { buyCopy } from './support/sign-in.ts'

test('a copy stands in the wallet with its ticket, documents, the uploaded file and an MP3; its refund can be asked for @phone', async ({
  page,
}, info) => {
  const { url } = getCredentials()
  await page.goto(url + paths.wallet.href)
  await expect(page).toHaveURL(/\/sign-in$/)
  await buyCopy(page, `wallet.${info.project.name}@example.com`)
  await page.goto(url + paths.yours.href)
  await page.getByRole('link', { name: /^Your copies/ }).click()
  await expect(page.getByRole('heading', { name: 'Your copies', level: 1 })).toBeVisible()
  const copy = page.locator('main').getByRole('listitem').filter({ hasText: 'Green Room' }).first()
  await expect(copy.getByRole('button', { name: 'Certificate' })).toBeVisible()
  await expect(copy.getByRole('button', { name: 'Receipt' })).toBeVisible()
  await expect(copy.getByRole('button', { name: 'Give it away' })).toBeVisible()

  await test.step('the uploaded file', async () => {
    await copy
      .getByRole('button', { name: /^Download/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Download this copy?' })
    await expect(dialog).toBeVisible()
    const started = page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Download and keep it' }).click()
    const download = await started
    expect(download.suggestedFilename()).toMatch(/^.+ - .+\.(mp3|wav|flac|m4a|aac)$/)
    await expect(dialog).toHaveCount(0)
    // What was downloaded stays: the copy cannot be given away any more.
    await expect(copy.getByRole('button', { name: 'Give it away' })).toHaveCount(0)
    const link = copy.getByRole('link', { name: /^Download/ }).first()
    const address = new URL((await link.getAttribute('href')) ?? '', url).href
    const original = await (await page.request.get(address.replace('?download=1', ''))).body()
    expect(sha256(await readFile(await download.path()))).toBe(sha256(original))
  })

  await test.step('an MP3 with its tags', async () => {
    await copy.getByRole('button', { name: 'MP3, AAC, FLAC' }).click()
    const formats = page.getByRole('dialog', { name: 'Other formats' })
    await formats.getByRole('button', { name: 'Make MP3' }).click()
    const save = formats.getByRole('link', { name: /^Save MP3/ })
    await expect(save).toBeVisible({ timeout: 120_000 })
    await expectAccessible(page)
    const started = page.waitForEvent('download')
    await save.click()
    const download = await started
    expect(download.suggestedFilename()).toMatch(/^.+ - .+\.(mp3|zip)$/)
    if (download.suggestedFilename().endsWith('.mp3')) {
      const { common } = await parseFile(await download.path())
      expect(common.comment?.[0]?.text).toMatch(/^Copy No\. \d+ of \d+, http/)
      expect(common.picture).toHaveLength(1)
    }
    await page.keyboard.press('Escape')
  })

  await test.step('the refund', async () => {
    await copy.getByRole('button', { name: 'Ask for a refund' }).click()
    const wish = page.getByRole('dialog', { name: 'Ask for a refund' })
    await expect(wish.getByText('TuneMaker passes your request on')).toBeVisible()
    await wish.getByRole('button', { name: 'Send to the artist' }).click()
    await expect(wish.getByText('Please say why, so that the artist can decide.')).toBeVisible()
    await wish.getByLabel('What is wrong?').fill('It crackles.')
    await expectAccessible(page)
    await wish.getByRole('button', { name: 'Send to the artist' }).click()
    await expect(copy.getByText('has not answered yet')).toBeVisible()
    const history = page.getByRole('table', { name: 'History of your copies' })
    await expect(history.getByText('Refund requested')).toBeVisible()
    await expect(history.getByText('Bought', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await copy.getByRole('button', { name: 'Take the request back' }).click()
    await expect(copy.getByRole('button', { name: 'Ask for a refund' })).toBeVisible()
  })
})
