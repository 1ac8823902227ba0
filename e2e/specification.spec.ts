import { readFileSync, readdirSync } from 'node:fs'
import { type Page, expect } from '@playwright/test'
import { awaitHydration, checkAtBothSizes, openNewContext, test, getCredentials } from './support/fixtures.ts'
import { getUnredeemedKeymail } from './support/sign-in.ts'

/**
 * Sections 2, 5 and 8 of the customer's specification as data: every route with its required texts and links, and every
 * message with what triggers it. A page that loses one fails its own line.
 */

const buildUrl = (path: string) => getCredentials().url + path

/** Typographic quotes and dashes may differ from the specification; the words may not. */
const normalizeQuotes = (text: string) =>
  text
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll('…', '...')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/\s+/g, ' ')

async function expectMessage(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await expect
      .poll(async () => normalizeQuotes(await page.locator('body').innerText()).toLowerCase(), {
        message: `the page says '${text}'`,
      })
      .toContain(normalizeQuotes(text).toLowerCase())
  }
}

async function expectLinks(page: Page, to: readonly string[]): Promise<void> {
  for (const path of to) {
    await expect(
      page.locator(`a[href="${path}"], a[href^="${path}?"], a[href^="${path}#"]`).first(),
      `a link to ${path}`,
    ).toBeAttached()
  }
}

const FOOTER = [
  '/our-staff',
  '/privacy-policy',
  '/contact-us',
  '/terms-of-service',
  '/advertising',
  '/request-correction',
]
const commonRules = { texts: ['Back to Home'], links: ['/godfrey-chat', ...FOOTER] }

const routes: { path: string; texts: string[]; links: string[] }[] = [
  {
    path: '/home',
    texts: ['Members', 'Ask Godfrey', 'Choose Members -> Take a Tour', 'Copyright Your Material'],
    links: [
      '/governance-info',
      '/upload-songs',
      '/generate-income',
      '/fan-visitor-choice',
      '/g-key-login',
      '/godfrey-chat',
      ...FOOTER,
    ],
  },
  {
    path: '/visitor-information',
    texts: ['Digital Scarcity', 'G-Key', 'Keymail', 'Download Platform PDF', 'Stay Updated'],
    links: ['/home', '/before-you-go', '/visitor-overview', '/'],
  },
  { path: '/fan-visitor-choice', texts: ["I'm a Fan", "I'm a Visitor"], links: ['/redeem-keymail', '/browse-music'] },
  {
    path: '/governance-info',
    texts: ['Governance Tracker', '$50', '$100', 'Apply Now - Get Your G-Key'],
    links: ['/governance-tracker'],
  },
  {
    path: '/governance-tracker',
    texts: ['Full legal name', 'Email', 'Phone', 'Copyright details', '18', 'non-refundable'],
    links: [],
  },
  {
    path: '/copyright-material',
    texts: ['Copyright Your Material', '$45', '$85', 'Get G-Key Access'],
    links: ['/governance-tracker'],
  },
  {
    path: '/generate-income',
    texts: [
      'Direct sales',
      'Keymail',
      'Digital scarcity',
      'royalties',
      'Fan membership',
      'QR code',
      'Get Started - Apply Now',
    ],
    links: ['/governance-tracker'],
  },
  { path: '/godfrey-chat', texts: ['WAV', 'OGG', 'G-Keys', 'Digital Scarcity'], links: ['/godfrey-dashboard'] },
  { path: '/g-key-login', texts: ['G-Key ID', 'Access Green Room', 'Apply here'], links: ['/governance-tracker'] },
  { path: '/redeem-keymail', texts: ['Keymail code', 'Validate Keymail'], links: [] },
  { path: '/virtual-boombox', texts: ['Digital Music Library', '$9.95'], links: [] },
  { path: '/before-you-go', texts: ['Break Through', 'Revolutionary', 'feedback'], links: ['/browse-music', '/home'] },
  {
    path: '/public-showcase',
    texts: ['30-second previews', 'Featured artists'],
    links: ['/upload-songs', '/members-workshop'],
  },
  { path: '/platform-overview', texts: ['Download PDF', 'counselor'], links: [] },
  { path: '/studio-letter', texts: ['Download PDF'], links: [] },
  { path: '/fan-club-letter', texts: ['Download PDF'], links: [] },
  { path: '/visitor-overview', texts: ['Download PDF'], links: [] },
  {
    path: '/godfrey-dashboard',
    texts: [
      '1h',
      '24h',
      '7d',
      '30d',
      'Total Visitors',
      'Active G-Keys',
      'Keymails Distributed',
      'Artist Revenue',
      'Visitor to Fan Conversion',
      'Average Engagement Score',
      'Top Performing Artists',
      'System Status',
      'G-Key Security',
      'Keymail Distribution',
      'Email System',
      'Q&A Interface',
      'Open Chat Interface',
      'Export Analytics',
      'Monitor G-Keys',
      'Track Keymails',
    ],
    links: ['/godfrey-chat'],
  },
  {
    path: '/fine-art',
    texts: ['Browse', 'Purchase', 'Own', 'Play'],
    links: ['/fine-art/gallery', '/fine-art/register'],
  },
  { path: '/fine-art/gallery', texts: ['View Details', 'sold', 'of'], links: [] },
  { path: '/fine-art/register', texts: ['Name', 'Email'], links: [] },
  { path: '/admin/login', texts: ['Access Dashboard', 'Password'], links: [] },
  { path: '/our-staff', texts: [...commonRules.texts, 'Founder', 'Mission'], links: commonRules.links },
  { path: '/privacy-policy', texts: [...commonRules.texts, 'October 2025'], links: commonRules.links },
  {
    path: '/contact-us',
    texts: [...commonRules.texts, '24 to 48 hours', 'Feature requests'],
    links: commonRules.links,
  },
  { path: '/terms-of-service', texts: commonRules.texts, links: commonRules.links },
  { path: '/advertising', texts: commonRules.texts, links: commonRules.links },
  { path: '/request-correction', texts: [...commonRules.texts, 'TM-YYYYMMDD-XXXXXXXX'], links: commonRules.links },
  { path: '/no-such-page', texts: ['Page not found', 'Return to Home'], links: ['/'] },
]

/** A visitor who opens one page after another: a new browser context for each would load and compile every file again. */
const visit = test.extend<object, { visitor: Page }>({
  visitor: [
    async ({ browser }, give) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
      await give(await awaitHydration(context).newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})

for (const { path, texts, links } of routes) {
  visit(`${path} says and links what the specification names`, async ({ visitor }) => {
    const answer = await visitor.goto(buildUrl(path))
    expect(answer?.status()).toBe(path === '/no-such-page' ? 404 : 200)
    await checkAtBothSizes(visitor, () => expectMessage(visitor, texts))
    await expectLinks(visitor, links)
  })
}

test('every page has its own chunk, and no message of the error catalogue is missing', () => {
  const assets = new URL('../dist/assets/', import.meta.url)
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const said = normalizeQuotes(scripts.map((file) => readFileSync(new URL(file, assets), 'utf8')).join('\n'))
  expect(scripts.length).toBeGreaterThan(routes.length)
  const lost = [
    "I'm experiencing connection issues. Please try again. You can ask about Digital Scarcity, G-Key access, Keymail distribution, Green Room storefronts, or platform monitoring.",
    'Verification Required',
    'Please accept all required confirmations to proceed.',
    'Audio File Required',
    'Please select an audio file to upload.',
    'Invalid File Type',
    'Please select an audio file (MP3, WAV, FLAC, M4A, AAC).',
    'File Too Large',
    'Audio files must be under 50MB.',
    'Upload Failed',
    'Evaluation Mode - Upload Preview',
    'PayPal Account Required',
    'Please connect your PayPal account before uploading songs.',
    'Please connect your PayPal account above before creating Keymails.',
    'PayPal Email Required',
    'Invalid Email Format',
    'Please enter a valid PayPal email address.',
    'Connection Failed',
    'Unable to connect PayPal account. Please try again.',
    'Keymail Creation Failed',
    'Failed to create Keymail',
    'Song Title Required',
    'Evaluation Mode - Keymail Preview',
    'URL Required',
    'Please enter a custom URL for your QR code.',
    'Generation Failed',
    'Failed to generate QR code. Please try again.',
    'No QR Code',
    'Access Denied',
    'Invalid G-Key ID. Please check your credentials.',
    'G-Key Required',
    'Please enter your G-Key ID to access your Green Room.',
    'Keymail Code Required',
    'Please enter your Keymail code to access exclusive content.',
    'Invalid Format',
    'Keymail codes should be in format: TM-YYYYMMDD-XXXXXXXX',
    'Validation Failed',
    'Invalid Keymail code. Please check your code and try again.',
    'Redemption Error',
    'Payment successful but redemption failed. Please contact support.',
    'Purchase Failed',
    'Please log in to purchase',
    'Unable to process purchase',
    'Invalid admin password',
    'Failed to authenticate. Please try again.',
    'Session Expired',
    'Please log in again',
    'Failed to load analytics data',
    'Application Submitted',
    'Your G-Key application has been submitted for review.',
    'Upload Successful',
    'Payment Successful!',
    'PayPal Account Connected!',
    'Keymail Created Successfully!',
    'Demo Keymail Generated!',
    'QR Code Generated!',
    'QR Code Downloaded!',
    'Ready to Upload!',
    'Redirecting to Planning',
    'Complete Upload',
    'Recalculate Strategy',
    'Welcome to Your Green Room!',
    'Keymail Validated!',
    'Purchase Initiated',
    'Proceed to PayPal to complete your purchase',
    'Access Granted',
    'Logged Out',
    'Admin session ended',
    'Analyzing your question...',
    'Verifying access credentials...',
    'Verifying G-Key access...',
    'Validating...',
    'Authenticating...',
    'Processing Purchase...',
    'Library Activated!',
    'Downloaded!',
    'No description available',
    'No art cards available yet. Check back soon!',
    'Card not found',
    'No artist data available yet',
    'No recent activity',
  ].filter((text) => !said.includes(text))
  expect(lost).toEqual([])
})

test('the first visit shows the intro, the next one the home page @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(buildUrl('/'))
  await expectMessage(page, ['How Can Independent Writers Make Money', 'Let Us Show You How', 'Digital Scarcity'])
  expect(await page.evaluate(() => localStorage.getItem('tunemaker-visited'))).toBeTruthy()
  await page.goto(buildUrl('/'))
  await expectMessage(page, ['Choose Members -> Take a Tour'])
})

test('the intro advances to the home page by itself', async ({ page }) => {
  await page.clock.install()
  await page.goto(buildUrl('/dynamic-open'))
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000)
      return new URL(page.url()).pathname
    })
    .toBe('/home')
})

test('the hub shows one answer at a time @phone', async ({ page }) => {
  await page.goto(buildUrl('/visitor-information'))
  const questions = page.locator('main button[aria-expanded]')
  await expect(questions).toHaveCount(5)
  await questions.nth(1).click()
  await questions.nth(3).click()
  await expect(page.locator('main button[aria-expanded=true]')).toHaveCount(1)
  await questions.nth(3).click()
  await expect(page.locator('main button[aria-expanded=true]')).toHaveCount(0)
})

test('pages for artists, fans and staff redirect others as specified', async ({ page }) => {
  for (const [from, to] of [
    ['/members-workshop', '/g-key-login'],
    ['/private-green-room', '/fan-visitor-choice'],
    ['/admin/dashboard', '/admin/login'],
  ] as const) {
    await page.goto(buildUrl(from))
    await expect(page).toHaveURL(buildUrl(to))
  }
})

test('an invalid code or key shows one message at a time', async ({ page }) => {
  const messages = page.getByRole('alert').filter({ has: page.getByRole('button', { name: /close/i }) })
  await page.goto(buildUrl('/redeem-keymail'))
  await page.getByRole('button', { name: 'Validate Keymail' }).click()
  await expectMessage(page, ['Keymail Code Required', 'Please enter your Keymail code to access exclusive content.'])
  await page.getByLabel('Keymail code').fill('tm-2026-abc')
  await expect(page.getByLabel('Keymail code')).toHaveValue('TM-2026-ABC')
  await page.getByRole('button', { name: 'Validate Keymail' }).click()
  await expectMessage(page, ['Invalid Format', 'Keymail codes should be in format: TM-YYYYMMDD-XXXXXXXX'])
  await page.getByLabel('Keymail code').fill('TM-20200101-ZZZZZZZZ')
  await page.getByRole('button', { name: 'Validate Keymail' }).click()
  await expectMessage(page, ['Validation Failed', 'Invalid Keymail code. Please check your code and try again.'])
  await expect(messages).toHaveCount(1)
  await page.goto(buildUrl('/g-key-login'))
  await page.getByRole('button', { name: 'Access Green Room' }).click()
  await expectMessage(page, ['G-Key Required', 'Please enter your G-Key ID to access your Green Room.'])
  await page.getByLabel('G-Key ID').fill('GK-0000-0000-0000-0000')
  await page.getByRole('button', { name: 'Access Green Room' }).click()
  await expectMessage(page, ['Access Denied', 'Invalid G-Key ID. Please check your credentials.'])
})

test('a valid Keymail leads to the purchase and back', async ({ page }) => {
  await page.goto(buildUrl(`/redeem-keymail?code=${(await getUnredeemedKeymail(page)).code}`))
  await page.getByRole('button', { name: 'Validate Keymail' }).click()
  await expectMessage(page, ['Keymail Validated!', 'Complete Your Purchase'])
  await page.getByRole('button', { name: 'Enter Different Code' }).click()
  await expect(page.getByRole('button', { name: 'Validate Keymail' })).toBeVisible()
})

test('a failed request shows its error in place of the content', async ({ page }) => {
  await page.route('**/api/songs*', (route) => route.fulfill({ status: 500, body: 'out of order' }))
  await page.goto(buildUrl('/browse-music'))
  await expectMessage(page, ['Failed to fetch songs'])
  await page.route('**/api/godfrey/chat', (route) => route.fulfill({ status: 500, body: 'out of order' }))
  await page.goto(buildUrl('/godfrey-chat'))
  await page.getByRole('textbox').first().fill('What is a Keymail?')
  await page.keyboard.press('Enter')
  await expectMessage(page, ["I'm experiencing connection issues. Please try again."])
})

test('suggestion chips fill the input without sending', async ({ page }) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/godfrey/chat')) sent++
  })
  await page.goto(buildUrl('/godfrey-chat'))
  const chip = page.getByRole('button', { name: /10.song|Digital Scarcity/i }).first()
  const words = (await chip.innerText()).trim()
  await chip.click()
  await expect(page.getByRole('textbox').first()).toHaveValue(words)
  expect(sent).toBe(0)
})

test("the admin sees tiles, today's numbers, artists and activity; the session ends as specified", async ({
  page,
  browser,
}) => {
  await page.goto(buildUrl('/admin/login'))
  await expect(page.getByRole('button', { name: 'Access Dashboard' })).toBeDisabled()
  await page.getByLabel(/password/i).fill(getCredentials().adminPassword)
  await page.getByRole('button', { name: 'Access Dashboard' }).click()
  await expectMessage(page, [
    'Admin Dashboard',
    'Logout',
    'Total Users',
    'Active G-Keys',
    'Total Keymails',
    'Total Revenue',
    'Total Songs',
    'Art Cards',
    "Today's Activity",
    'New Users',
    'Keymails Generated',
    'Revenue Today',
    'Songs Uploaded',
    'Top Performing Artists',
    'Recent Platform Activity',
  ])
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectMessage(page, ['Logged Out', 'Admin session ended'])
  await expect(page).toHaveURL(buildUrl('/admin/login'))
  const other = await openNewContext(browser, page)
  await other.goto(buildUrl('/admin/login'))
  await other.getByLabel(/password/i).fill(getCredentials().adminPassword)
  await other.route('**/api/admin/analytics*', (route) => route.fulfill({ status: 500, body: 'out of order' }))
  await other.getByRole('button', { name: 'Access Dashboard' }).click()
  await expectMessage(other, ['Failed to load analytics data'])
  await other.unroute('**/api/admin/analytics*')
  await other.route('**/api/admin/analytics*', (route) =>
    route.fulfill({ status: 401, json: { error: 'no-session', message: 'x' } }),
  )
  await other.reload()
  await expectMessage(other, ['Session Expired', 'Please log in again'])
  await expect(other).toHaveURL(buildUrl('/admin/login'))
  await other.context().close()
})
