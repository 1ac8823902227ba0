import { AxeBuilder } from '@axe-core/playwright'
import { type Page, expect, test } from '@playwright/test'
import { expectNoSidewaysScroll, welcome } from './product.ts'

const open = [
  '/',
  '/home',
  '/dynamic-open',
  '/browse-music',
  '/browse-music?q=nothing+has+this+name',
  '/fan-visitor-choice',
  '/redeem-keymail',
  '/enter?token=used-up',
  '/private-green-room',
  '/g-key-login',
  '/upload-songs',
  '/governance-info',
  '/governance-tracker',
  '/copyright-material',
  '/generate-income',
  '/visitor-information',
  '/godfrey-chat',
  '/public-showcase',
  '/public-showcase?q=nothing+has+this+name',
  '/virtual-boombox',
  '/before-you-go',
  '/confirm-address?token=used-up',
  '/unsubscribe?token=used-up',
  '/platform-overview',
  '/studio-letter',
  '/fan-club-letter',
  '/visitor-overview',
  '/our-staff',
  '/privacy-policy',
  '/contact-us',
  '/terms-of-service',
  '/advertising',
  '/request-correction',
  '/fine-art',
  '/fine-art/gallery',
  '/fine-art/register',
  '/fine-art/register?token=used-up',
  '/fine-art/collection',
  '/fine-art/verify',
  '/fine-art/verify?code=TMC-0000-0000-0000-0000',
  '/godfrey-dashboard',
  '/admin/login',
  '/nowhere',
]
const members = ['/members-workshop', '/upload-songs', '/private-green-room']

async function expectEverybodyIn(page: Page, path: string): Promise<void> {
  await page.goto(welcome().url + path)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading').first()).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${path}: ${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([])
  await expectNoSidewaysScroll(page)
}

test('every open screen is usable by everybody and scrolls one way', async ({ page }) => {
  test.setTimeout(300_000)
  // The intro moves on by itself; its still page is the one to read.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of open) await expectEverybodyIn(page, path)
})

test('so is every screen of an artist', async ({ page }) => {
  await page.request.post(`${welcome().url}/api/validate-g-key`, { data: { gKeyId: welcome().gKeys.production[0] } })
  for (const path of members) await expectEverybodyIn(page, path)
})
