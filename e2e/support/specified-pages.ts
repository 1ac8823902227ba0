import { type Page, expect } from '@playwright/test'

/**
 * Sections 2 and 5 of the customer's specification as data: every route with its required texts and links. A page that
 * loses one is named by accessibility.spec.ts, which opens every page.
 */

/** Typographic quotes and dashes may differ from the specification; the words may not. */
export const normalizeQuotes = (text: string) =>
  text
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll('…', '...')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/\s+/g, ' ')

/** What a person reads on the page as it is drawn now. */
const readPage = async (page: Page) => normalizeQuotes(await page.locator('body').innerText()).toLowerCase()

/** Asserts that the page says each of these. */
export async function expectMessage(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await expect
      .poll(() => readPage(page), {
        message: `the page says '${text}'`,
      })
      .toContain(normalizeQuotes(text).toLowerCase())
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

export const specifiedPages: { path: string; texts: string[]; links: string[] }[] = [
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

const softly = expect.configure({ soft: true })

/** Asserts that the page, as it is drawn now, says what the specification names for its path. */
export async function expectSpecifiedTexts(page: Page, path: string): Promise<void> {
  const wanted = specifiedPages.find((each) => each.path === path)?.texts ?? []
  if (wanted.length === 0) return
  const listLost = async () => {
    const said = await readPage(page)
    return wanted.filter((text) => !said.includes(normalizeQuotes(text).toLowerCase()))
  }
  await softly.poll(listLost, { message: `what ${path} does not say` }).toEqual([])
}

/** Asserts that the page has the links that the specification names for its path. */
export async function expectSpecifiedLinks(page: Page, path: string): Promise<void> {
  const wanted = specifiedPages.find((each) => each.path === path)?.links ?? []
  if (wanted.length === 0) return
  const listLost = async () => {
    const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    return wanted.filter((to) => !links.some((link) => link.replace(/[?#].*/, '') === to))
  }
  await softly.poll(listLost, { message: `links that ${path} lacks` }).toEqual([])
}
