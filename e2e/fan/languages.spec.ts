import { type Page, expect, test } from '@playwright/test'
import { SIGN_IN_LINK_MINUTES } from '#contract/keymails/sign-in'
import { toUnbrokenText } from '#local/cli/frontend/to-unbroken-text'
import { type Language, languageCodes, languages } from '#contract/text'
import { boombox } from '#text/messages/catalogs/boombox/en'
import { checkout } from '#text/messages/catalogs/checkout/en'
import { documents } from '#text/messages/catalogs/documents/en'
import { home } from '#text/messages/catalogs/home/en'
import { mails } from '#text/messages/catalogs/mails/en'
import { signIn as signInMessages } from '#text/messages/catalogs/sign-in/en'
import { wallet } from '#text/messages/catalogs/wallet/en'
import { getMessages } from '#text/messages/get-messages'
import { languageTags, locales } from '#text/messages/locales'
import {
  awaitHydration,
  expectNoHorizontalScroll,
  getCredentials,
  getMail,
  openInApp,
  payWithPaypal,
  waitForAnswers,
} from '../support/fixtures.ts'
import { downloadPdf } from '../support/download-pdf.ts'
import { buyCopy, getUnredeemedKeymail, issueKeymail, issueKeymails } from '../support/sign-in.ts'
import { expectAllTranslated, startPseudoLanguage } from '../support/pseudo-language.ts'

const translations = languages.filter((one) => one !== 'english')

/** The status of a page and where it leads, for a browser with these languages and this choice. */
async function fetchPage(path: string, acceptLanguage: string, choice?: string) {
  const { url } = getCredentials()
  const response = await fetch(url + path, {
    redirect: 'manual',
    headers: { 'accept-language': acceptLanguage, ...(choice ? { cookie: `tm_language=${choice}` } : {}) },
  })
  return {
    status: response.status,
    location: response.headers.get('location') ?? undefined,
    vary: response.headers.get('vary') ?? '',
    html: await response.text(),
  }
}

test('the browser’s languages decide at the first visit, afterwards the choice', async () => {
  for (const [languages, choice, expected] of [
    ['de-AT,de;q=0.9,en;q=0.8', undefined, '/de/home?from=mail'],
    ['nl,ja;q=0.8,en;q=0.5', undefined, '/ja/home?from=mail'],
    ['en-GB,de;q=0.9', undefined, undefined],
    ['nl', undefined, undefined],
    ['*', undefined, undefined],
    ['de', 'en', undefined],
    ['en', 'zh', '/zh/home?from=mail'],
    ['en', 'xx', undefined],
    ...translations.map((one) => [locales[one], undefined, `/${languageCodes[one]}/home?from=mail`] as const),
  ] as const) {
    const page = await fetchPage('/home?from=mail', languages, choice)
    expect([languages, choice, page.status, page.location]).toEqual([languages, choice, expected ? 302 : 200, expected])
    expect(page.vary).toMatch(/Accept-Language.*Cookie/)
  }
  // An address that names its language keeps it; the root, files and missing pages are what they are.
  expect(await fetchPage('/fr/home', 'de', 'ja')).toMatchObject({ status: 200 })
  expect(await fetchPage('/', 'de')).toMatchObject({ status: 302, location: '/de' })
  expect(await fetchPage('/favicon.svg', 'de')).toMatchObject({ status: 200 })
  expect(await fetchPage('/nowhere', 'de')).toMatchObject({ status: 404 })
  expect(await fetchPage('/de/nowhere', 'de')).toMatchObject({ status: 404 })
  expect(await fetchPage('/en/home', 'de')).toMatchObject({ status: 404 })
})

test('a page names its address in every language, its texts and the files that it needs', async () => {
  const { url } = getCredentials()
  const { html } = await fetchPage('/ja/home', 'en')
  expect(html).toContain('<html lang="ja">')
  expect(html).toContain(`<link rel="canonical" href="${url}/ja/home" />`)
  const alternates = [...html.matchAll(/rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)].map(
    ([, tag, address]) => `${tag} ${address?.replace(url, '')}`,
  )
  expect(alternates).toEqual([
    'en /home',
    'es /es/home',
    'fr /fr/home',
    'de /de/home',
    'it /it/home',
    'pt-BR /pt/home',
    'zh-Hans /zh/home',
    'ja /ja/home',
    'x-default /home',
  ])
  expect(html).toContain('Godfreyに質問')
  expect(html).toMatch(/rel="modulepreload"[^>]* href="\/assets\/ja-/)
  // English pages need no translation.
  expect((await fetchPage('/home', 'en')).html).not.toMatch(/href="\/assets\/(ja|de)-/)
})

test('the choice of a language opens the same page in it and stays @phone', async ({ page }) => {
  const { url } = getCredentials()
  await page.goto(`${url}/browse-music?q=rain`)
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' })
  await expect(page).toHaveURL(`${url}/de/browse-music?q=rain`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('link', { name: 'Godfrey fragen' })).toBeVisible()
  // Links stay in the language, and so does an address that names none.
  await page.getByRole('link', { name: 'TuneMaker, Startseite' }).click()
  await expect(page).toHaveURL(`${url}/de/home`)
  await page.goto(`${url}/search`)
  await expect(page).toHaveURL(`${url}/de/search`)
  await page.getByLabel('Sprache').selectOption({ label: 'English' })
  await expect(page).toHaveURL(`${url}/search`)
  await expect(page.getByRole('link', { name: 'Ask Godfrey' })).toBeVisible()
})

/** Bought on the screens, in PayPal's window: one language with letters, one without. */
const paidOnScreens: Language[] = ['german', 'japanese']

for (const language of paidOnScreens) {
  test(`a fan buys, owns and signs in again in ${language}`, async ({ browser, request }) => {
    test.setTimeout(300_000)
    const { url } = getCredentials()
    const code = languageCodes[language]
    const keymail = await issueKeymail({ request })
    const context = await browser.newContext({ locale: locales[language], viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto(`${url}/home`)
    await expect(page).toHaveURL(`${url}/${code}/home`)
    await expectHome(page, language)
    await expectJourney(page, language, keymail, {
      open: async (path) => void (await page.goto(url + path)),
      pay: async (email) => {
        await payWithPaypal(page, email)
        await expect(page).toHaveURL(new RegExp(`^${url}/${code}/private-green-room`), { timeout: 60_000 })
      },
    })
    await context.close()
  })
}

test('screens, certificate and mails of a fan are in each of the other languages, and fit a phone', async ({
  browser,
  request,
}) => {
  test.setTimeout(300_000)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const page = await awaitHydration(context).newPage()
  const others = translations.filter((one) => !paidOnScreens.includes(one))
  const keymails = await issueKeymails({ request }, others.length)
  for (const [n, language] of others.entries()) {
    await test.step(language, async () => {
      const code = languageCodes[language]
      await context.clearCookies()
      // The choice is kept in a cookie, by which the mails are written.
      await page.goto(`${getCredentials().url}/${code}/home`)
      await expectHome(page, language)
      const keymail = keymails[n] ?? ''
      await expectJourney(page, language, keymail, {
        open: async (path) => {
          await openInApp(page, `/${code}${path}`)
          // The heading stands above what is still loading.
          await waitForAnswers(page)
        },
        pay: (email) => buyCopy(page, email, keymail),
      })
    })
  }
  await context.close()
})

async function expectHome(page: Page, language: Language): Promise<void> {
  const title = getMessages(home, language)('title')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectNoHorizontalScroll(page)
  // Back from the other size, the links are drawn a moment later.
  const getHeight = async () => (await page.getByRole('banner').boundingBox())?.height
  await expect.poll(getHeight, `the header is one row in ${language}`).toBeLessThan(90)
}

/** How somebody opens the path of a page, by an address without a language or within the application, and pays. */
type Ways = { open: (path: string) => Promise<void>; pay: (email: string) => Promise<void> }

/** What a fan reads from the Keymail to the next sign-in. */
async function expectJourney(page: Page, language: Language, keymail: string, { open, pay }: Ways): Promise<void> {
  const { url } = getCredentials()
  const code = languageCodes[language]
  const email = `fan.${code}.${Date.now()}@example.com`
  const [buy, own, library, mail, signIn] = [
    getMessages(checkout, language),
    getMessages(wallet, language),
    getMessages(boombox, language),
    getMessages(mails, language),
    getMessages(signInMessages, language),
  ] as const

  await test.step('redeems a Keymail', async () => {
    await open(`/redeem-keymail?code=${keymail}`)
    await page.getByRole('button', { name: buy('redeem.validate') }).click()
    await expect(page.getByRole('heading', { name: buy('complete') })).toBeVisible()
    await expectNoHorizontalScroll(page)
    await pay(email)
  })
  await test.step('finds the copy in the wallet and the library', async () => {
    // The browser's or the chosen language leads to the page in it; the page that is open may not know who has paid.
    await page.goto(`${url}/wallet`)
    await expect(page.getByRole('heading', { level: 1, name: own('wallet.title') })).toBeVisible()
    const certificate = page.getByRole('button', { name: own('certificate') })
    await expect(certificate).toBeVisible()
    await expectNoHorizontalScroll(page)
    const { text } = await downloadPdf(page, () => certificate.click())
    const heading = getMessages(documents, language)('certificate.heading').replaceAll(/\s/g, '')
    expect(text.toLowerCase()).toContain(heading.toLowerCase())
    await open('/virtual-boombox')
    await expect(page.getByRole('heading', { level: 1, name: library('title') })).toBeVisible()
    await expectNoHorizontalScroll(page)
  })
  await test.step('gets the receipt and a sign-in link in the language', async () => {
    const receipt = await getMail(email, mail('receipt.otherDevice'))
    expect(receipt.text).toContain(`${url}/${code}/private-green-room?room=fan-`)
    expect(receipt.html).toContain(`<html lang="${languageTags[language]}">`)
    await open('/sign-in')
    await page.getByLabel(toUnbrokenText(signIn('email'), code)).fill(email)
    await page.getByRole('button', { name: signIn('mailLink') }).click()
    await expect(page.getByRole('heading', { name: toUnbrokenText(signIn('sent.title'), code) })).toBeVisible()
    const { text } = await getMail(email, mail('signIn.note', { minutes: SIGN_IN_LINK_MINUTES }))
    expect(text).toContain(`${url}/${code}/enter?token=`)
  })
}

test('every text of the journey comes from a catalog, and longer texts fit a phone', async ({ browser }) => {
  test.setTimeout(300_000)
  const { url } = getCredentials()
  const context = await browser.newContext({
    locale: 'de',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  const page = await awaitHydration(context).newPage()
  const { listEscapedTexts } = await startPseudoLanguage(page)
  const [cards, songs] = await Promise.all(
    ['fine-art/cards', 'songs'].map(
      async (path) => (await (await page.request.get(`${url}/api/${path}`)).json()) as { id: string }[],
    ),
  )
  const screens = [
    '/browse-music',
    '/public-showcase',
    '/search?q=zzzz',
    '/redeem-keymail',
    '/sign-in',
    '/g-key-login',
    '/lost-g-key',
    '/godfrey-chat',
    '/fine-art',
    '/fine-art/gallery',
    '/fine-art/register',
    '/fine-art/verify',
    `/fine-art/card/${cards?.[0]?.id}`,
    `/songs/${songs?.[0]?.id}`,
    '/visitor-information',
    '/before-you-go',
    '/contact-us',
    '/our-staff',
    '/advertising',
    '/governance-info',
    '/copyright-material',
    '/generate-income',
  ]
  await page.goto(`${url}/de/home`)
  await expectAllTranslated(page, listEscapedTexts)
  // Within the application, each of the others loads no more than its own code and data.
  for (const path of screens) {
    await openInApp(page, `/de${path}`)
    await waitForAnswers(page)
    await expectAllTranslated(page, listEscapedTexts)
  }
  await test.step('what a fan owns', async () => {
    const keymail = await getUnredeemedKeymail(page)
    await page.goto(`${url}/de/redeem-keymail?code=${keymail.code}`)
    await page.getByRole('main').locator('form button[type=submit]').filter({ hasText: '⟦' }).first().click()
    await payWithPaypal(page, `pseudo.${Date.now()}@example.com`)
    await expect(page).toHaveURL(/private-green-room/, { timeout: 60_000 })
    for (const path of ['/private-green-room', '/wallet', '/virtual-boombox']) {
      await page.goto(`${url}/de${path}`)
      await expectAllTranslated(page, listEscapedTexts)
    }
    // Names come from the server, which the check takes for data.
    await page.goto(`${url}/de/private-green-room`)
    await expect(page.getByText(/Besitzer von „.+“ Nr\.\s\d+/).first()).toBeVisible()
    await expect(page.getByText(/(Holder of|Former holder)/)).toHaveCount(0)
  })
  await context.close()
})
