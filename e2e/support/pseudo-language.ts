import { type Page, expect } from '@playwright/test'
import { languageCodes } from '#contract/text'
import { openDevtools } from './list-violations.ts'

/** How much longer than German each text becomes. */
const LONGER = 0.4

/** The same in every language: names, codes, formats and units. */
const UNTRANSLATED =
  /TuneMaker|Godfrey|PayPal|GREEN ROOM|(Private |Your )?Green Rooms?|Members Workshop|Governance Tracker|Digital Music Library|Virtual Boombox|Public Showcase|Fine Art|Keymails?|G-Keys?|[GT][KM]M?-[\w•-]*|PDF|FLAC|MP3|AAC|USD|px|[kM]B|Break Through|Revolutionary|hello@tunemaker\.example/g

/** Dates and durations, which Intl writes. */
const MONTHS =
  /Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|(Jan|Feb|Apr|Aug|Sept|Okt|Nov|Dez)\./g

/** Names of languages, which Intl writes: a reader's, where a map knows no country, and a song's. */
const LANGUAGE_NAMES = new RegExp(
  Object.values(languageCodes)
    .map((code) => new Intl.DisplayNames(['de'], { type: 'language' }).of(code))
    .join('|'),
  'g',
)

type Part = string | [string, ...unknown[]]

/** Each text of a compiled message in brackets and longer; values and the choice of plurals stay. */
function toPseudo(message: unknown): unknown {
  if (typeof message === 'string') {
    // An arrow is text, a tag is not.
    return message
      .split(/(<\/?\w+>)/)
      .map((part, n) => (n % 2 === 0 ? lengthen(part) : part))
      .join('')
  }
  if (!Array.isArray(message)) return message
  return (message as Part[]).map((part) => {
    if (typeof part === 'string') return toPseudo(part)
    const [name, format, cases] = part
    if (typeof cases !== 'object' || cases === null) return part
    const pseudo = Object.entries(cases).map(([key, value]) => [key, key === 'offset' ? value : toPseudo(value)])
    return [name, format, Object.fromEntries(pseudo)]
  })
}

/** Words for sentences, letters for a word: both are how translations get longer. */
function lengthen(text: string): string {
  if (!/\p{L}/u.test(text)) return text
  const letters = 'mehrer'.repeat(Math.ceil((text.length * LONGER) / 6)).slice(0, Math.ceil(text.length * LONGER))
  return `⟦${text}${text.includes(' ') ? letters.replaceAll(/.{6}/g, '$& ') : letters}⟧`
}

/** The German translation at this address, in the pseudo-language. */
async function buildPseudoTranslation(url: string): Promise<string> {
  const body = await (await fetch(url)).text()
  const names = (await import(`data:text/javascript,${encodeURIComponent(body)}`)) as Record<string, object>
  const exported = Object.entries(names).map(([name, areas], at) => {
    const pseudo = Object.entries(areas).map(([area, messages]) => [area, (messages as unknown[]).map(toPseudo)])
    return `const m${at} = ${JSON.stringify(Object.fromEntries(pseudo))}; export { m${at} as ${name} }`
  })
  return exported.join('\n')
}

/**
 * Turns the German translation of every page that this browser opens into a pseudo-language, and returns what a page
 * shows that is neither a message nor data of a response.
 */
export async function startPseudoLanguage(page: Page) {
  let data = ''
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return
    // Streams and files have no text to read.
    if (!response.headers()['content-type']?.includes('json')) return
    void response.text().then(
      (text) => (data += text),
      () => undefined,
    )
  })
  const translations = new Map<string, Promise<string>>()
  const devtools = await openDevtools(page)
  devtools.on('Fetch.requestPaused', ({ requestId, request: { url } }) => {
    const translation = translations.get(url) ?? buildPseudoTranslation(url)
    translations.set(url, translation)
    const answer = async () =>
      devtools.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'content-type', value: 'text/javascript' }],
        body: Buffer.from(await translation).toString('base64'),
      })
    // A page that has been left meanwhile needs none, and one without a translation shows no brackets.
    answer().catch(() => undefined)
  })
  // Playwright's routing would turn the browser's cache off, and each page would compile the whole application again.
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/de-*.js' }] })
  const listEscapedTexts = async () => {
    const { texts, scripts } = await page.evaluate(readTexts)
    // What somebody searched for stands in the address.
    const known = JSON.stringify(data + scripts + decodeURIComponent(page.url()))
    return texts.flatMap((text) => {
      const rest = text
        // Two spaces: names on both sides of a word are two names.
        .replaceAll(/⟦[^⟧]*⟧/g, '  ')
        .replaceAll(UNTRANSLATED, ' ')
        .replaceAll(MONTHS, ' ')
        .replaceAll(LANGUAGE_NAMES, ' ')
        .trim()
      const parts = rest.split(/[“”„«»:·,()]|\s{2,}/).map((part) => part.trim())
      return parts.filter((part) => /\p{L}{2}/u.test(part) && !known.includes(part)).slice(0, 1)
    })
  }
  return { listEscapedTexts }
}

/** What somebody sees or hears, and the data that came with the page. Runs in the browser. */
function readTexts() {
  const seen: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    // What artists wrote says its language, and so do the names of languages.
    if (!parent || parent.closest('script, style, noscript, template, [lang]:not(html)')) continue
    if (parent.checkVisibility({ visibilityProperty: true })) seen.push(walker.currentNode.nodeValue ?? '')
  }
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder'])
      seen.push(element.getAttribute(name) ?? '')
  }
  const scripts = [...document.querySelectorAll('script')].map((script) => script.textContent).join('\n')
  return { texts: seen.filter((text) => text.trim() !== ''), scripts }
}

/**
 * Expects of the page that is open that nothing is wider than a phone's screen, in both widths of phones, and that only
 * data escapes translation.
 */
export async function expectAllTranslated(page: Page, listEscapedTexts: () => Promise<string[]>): Promise<void> {
  const url = page.url()
  await expect(page.getByRole('main').getByText(/⟦/).first(), url).toBeAttached()
  await expect.poll(listEscapedTexts, { message: `texts of ${url} that are in no catalog` }).toEqual([])
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wider, `${url} at ${width} pixels`).toBeLessThanOrEqual(0)
  }
}
