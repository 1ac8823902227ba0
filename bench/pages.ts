import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_ARGS, getChromiumPath } from '#local/cli/chromium'
import { getFreePort } from '#local/supervisor/free-port'
import { paths } from '#frontend/lib/paths.ts'
import startProducts from '../e2e/start-product.ts'
import { getCredentials } from '../e2e/support/fixtures.ts'
import { getJavascriptKilobytes, HOME_JAVASCRIPT_KB } from '../e2e/support/get-javascript-kilobytes.ts'
import { signIn } from '../e2e/support/sign-in.ts'
import { getMoment, formatSystem } from './machine.ts'
import { updateSection } from './report.ts'

// `npm run bench:pages [words in addresses]` runs Lighthouse on a fan's main pages and writes the results into results.md,
// if all of them were asked for.
const words = process.argv.slice(2)
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const ROUNDS = 3

/** As much of Lighthouse's report as is read here. */
type LighthouseReport = {
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<
    string,
    { id: string; title: string; score: number | null; scoreDisplayMode: string; numericValue?: number }
  >
}

type Cookie = { name: string; value: string; httpOnly: boolean; url: string }

/** `cookies` sign in who has access to the page. `name` is the address without the ids of the demo's data. */
type MeasuredPage = { name: string; path: string; cookies?: Cookie[] }

async function listPages(browser: Browser): Promise<MeasuredPage[]> {
  const { url } = getCredentials()
  const getFirst = async (call: string) => {
    const [first] = (await (await fetch(url + call)).json()) as { id: string; artistId: string }[]
    if (!first) throw new Error(`The demo's data has nothing at ${call}.`)
    return first
  }
  const [song, album] = await Promise.all([getFirst('/api/songs?limit=1'), getFirst('/api/albums?limit=1')])
  const open = [paths.home, paths.browseMusic, paths.redeemKeymail, paths.fineArtGallery].map(({ href }) => href)
  const cookies = await signInFan(browser)
  const pages: MeasuredPage[] = [
    ...open.map((path) => ({ name: path, path })),
    { name: paths.song.path, path: paths.song.href(song.id) },
    { name: paths.album.path, path: paths.album.href(album.id) },
    { name: paths.artist.path, path: paths.artist.href(song.artistId) },
    ...[paths.wallet, paths.virtualBoombox].map(({ href }) => ({ name: `${href}, signed in`, path: href, cookies })),
  ]
  return pages.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
}

/** The cookies of a fan who owns a copy. */
async function signInFan(browser: Browser): Promise<Cookie[]> {
  const { url } = getCredentials()
  const tab = await browser.newPage()
  await signIn.fan(tab)
  const cookies = await tab.context().cookies(url)
  await tab.context().close()
  return cookies.map(({ name, value, httpOnly }) => ({ name, value, httpOnly, url }))
}

type PageRow = { page: string; as: string; scores: Record<string, number>; shift: number; paintMs: number }

async function runLighthouse(page: MeasuredPage, as: 'phone' | 'desk'): Promise<PageRow> {
  const rounds: PageRow[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { categories, audits } = await getLighthouseReport(page, as)
    const failing = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
    )
    for (const { id, title } of failing) console.log(`  ${page.name} (${as}): ${id}: ${title}`)
    rounds.push({
      page: page.name,
      as,
      scores: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
      shift: audits['cumulative-layout-shift']?.numericValue ?? NaN,
      paintMs: audits['largest-contentful-paint']?.numericValue ?? NaN,
    })
  }
  // The median run by performance, the only category that varies.
  const middle = rounds.sort((a, b) => (a.scores['performance'] ?? 0) - (b.scores['performance'] ?? 0))[
    Math.floor(ROUNDS / 2)
  ]
  if (!middle) throw new Error('no run completed')
  return { ...middle, shift: Math.max(...rounds.map(({ shift }) => shift)) }
}

/**
 * Lighthouse looks at a page in a new browser, signed in before: a header with the cookie would be replaced as soon as the
 * page sets one. The npm script has installed it.
 */
async function getLighthouseReport({ path, cookies }: MeasuredPage, as: 'phone' | 'desk'): Promise<LighthouseReport> {
  const program = fileURLToPath(new URL('lighthouse/node_modules/lighthouse/cli/index.js', import.meta.url))
  const port = await getFreePort()
  const browser = await launchBrowser(port)
  try {
    if (cookies) await (await browser.newBrowserCDPSession()).send('Storage.setCookies', { cookies })
    const flags = [
      `--port=${port}`,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      // The browser is new; its cookies stay.
      '--disable-storage-reset',
      `--only-categories=${CATEGORIES.join(',')}`,
    ]
    if (as === 'desk') flags.push('--preset=desktop')
    const { stdout } = await promisify(execFile)(process.execPath, [program, getCredentials().url + path, ...flags], {
      maxBuffer: 100_000_000,
    })
    return JSON.parse(stdout) as LighthouseReport
  } finally {
    await browser.close()
  }
}

const launchBrowser = async (port: number) =>
  chromium.launch({
    executablePath: await getChromiumPath(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  })

function formatSection(rows: PageRow[], kilobytes: number, system: string[]): string {
  const cells = rows.map(({ page, as, scores, shift, paintMs }) => [
    page,
    as,
    ...CATEGORIES.map((name) => String(scores[name])),
    shift.toFixed(3),
    (paintMs / 1000).toFixed(2),
  ])
  const headings = [
    'page',
    'as',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'layout shift',
    'largest paint s',
  ]
  return [
    `Written by \`npm run bench:pages\`: Lighthouse against \`npm start\`, ${ROUNDS} runs each, the middle one by performance, the`,
    'largest layout shift of all. To reach: performance 95, everything else 100, layout shift 0.05.',
    '',
    ...system.map((line) => `- ${line}`),
    `- JavaScript of the first load of /home: ${kilobytes.toFixed(1)} kB gzip, to reach ${HOME_JAVASCRIPT_KB}: ${kilobytes <= HOME_JAVASCRIPT_KB ? 'yes' : 'no'}`,
    '',
    `| ${headings.join(' | ')} |`,
    `| ${headings.map(() => '---').join(' | ')} |`,
    ...cells.map((line) => `| ${line.join(' | ')} |`),
    '',
  ].join('\n')
}

const { date, load } = getMoment()
const system = [
  `Date: ${date}`,
  ...formatSystem(),
  `Waiting for the processor when it began (load average of a minute): ${load}`,
]
const stop = await startProducts()
const browser = await launchBrowser(await getFreePort())
try {
  const rows: PageRow[] = []
  for (const page of await listPages(browser)) {
    for (const as of ['phone', 'desk'] as const) {
      console.log(`${page.name} (${as}) …`)
      rows.push(await runLighthouse(page, as))
    }
  }
  const section = formatSection(rows, await getJavascriptKilobytes(await browser.newPage(), paths.home.href), system)
  console.log(`\n${section}`)
  if (words.length === 0) {
    const file = fileURLToPath(new URL('results.md', import.meta.url))
    await writeFile(file, updateSection(await readFile(file, 'utf8'), 'Pages', section))
  }
} finally {
  await browser.close()
  await stop()
}
