import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_ARGS, getChromiumPath } from '#local/cli/chromium'
import { getFreePort } from '#local/supervisor/free-port'
import startProducts from '../e2e/start-product.ts'
import { getCredentials } from '../e2e/support/fixtures.ts'
import { getMoment, formatSystem } from './machine.ts'
import { updateSection } from './report.ts'

// `npm run bench:pages` runs Lighthouse on the main entry pages and writes the results into results.md.
const PAGES = ['/home', '/browse-music', '/redeem-keymail', '/fine-art/gallery']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const ROUNDS = 3
const HOME_JAVASCRIPT_KB = 110

/** As much of Lighthouse's report as is read here. */
type LighthouseReport = {
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<
    string,
    { id: string; title: string; score: number | null; scoreDisplayMode: string; numericValue?: number }
  >
}

type PageRow = { page: string; as: string; scores: Record<string, number>; shift: number; paintMs: number }

async function runLighthouse(url: string, page: string, as: 'phone' | 'desk', port: number): Promise<PageRow> {
  const rounds: PageRow[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { categories, audits } = await getLighthouseReport(url + page, as, port)
    const failing = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
    )
    for (const { id, title } of failing) console.log(`  ${page} (${as}): ${id}: ${title}`)
    rounds.push({
      page,
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

/** Lighthouse looks at a page in the browser that listens at `port`. The npm script has installed it. */
async function getLighthouseReport(url: string, as: 'phone' | 'desk', port: number): Promise<LighthouseReport> {
  const program = fileURLToPath(new URL('lighthouse/node_modules/lighthouse/cli/index.js', import.meta.url))
  const flags = [
    `--port=${port}`,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${CATEGORIES.join(',')}`,
  ]
  if (as === 'desk') flags.push('--preset=desktop')
  const { stdout } = await promisify(execFile)(process.execPath, [program, url, ...flags], { maxBuffer: 100_000_000 })
  return JSON.parse(stdout) as LighthouseReport
}

/** Kilobytes of JavaScript that the first load of a page asks for, as gzip sends them. */
async function getJavascriptKilobytes(browser: Browser, url: string, page: string): Promise<number> {
  const tab = await browser.newPage()
  let bytes = 0
  const sizes: Promise<void>[] = []
  tab.on('response', (answer) => {
    if (!answer.url().endsWith('.js')) return
    sizes.push(
      answer.body().then((body) => {
        bytes += gzipSync(body, { level: 9 }).length
      }),
    )
  })
  await tab.goto(url + page, { waitUntil: 'networkidle' })
  await Promise.all(sizes)
  await tab.close()
  return bytes / 1000
}

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
const port = await getFreePort()
const browser = await chromium.launch({
  executablePath: await getChromiumPath(),
  args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
})
try {
  const { url } = getCredentials()
  const rows: PageRow[] = []
  for (const page of PAGES) {
    for (const as of ['phone', 'desk'] as const) {
      console.log(`${page} (${as}) …`)
      rows.push(await runLighthouse(url, page, as, port))
    }
  }
  const section = formatSection(rows, await getJavascriptKilobytes(browser, url, '/home'), system)
  console.log(`\n${section}`)
  const file = fileURLToPath(new URL('results.md', import.meta.url))
  await writeFile(file, updateSection(await readFile(file, 'utf8'), 'Pages', section))
} finally {
  await browser.close()
  await stop()
}
