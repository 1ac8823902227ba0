import { expect, test } from '@playwright/test'
import { getCredentials } from '../support/fixtures.ts'

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
  expect((await fetchPage('/home', 'en')).html).not.toMatch(/href="\/assets\/(ja-|translation-files)/)
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
