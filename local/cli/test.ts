/**
 * `npm test`: runs all checks and tests one after the other; a failing step does not skip later ones. `npm test --
 * words` runs only the unit and HTTP tests whose files match; `--static` runs only the static checks. The last line is
 * the summary: `N passed, N failed`, and `, N skipped` if there are any. Each static check counts as one test.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { bold, dim, green, red } from './terminal.ts'

interface Counts {
  passed: number
  failed: number
  skipped: number
}

interface Step {
  title: string
  command: string[]
  env?: Record<string, string>
  /** Reads the counts from the tool's report; a step without one counts as one test. */
  counts?: () => Counts
}

const projectRoot = resolve(import.meta.dirname, '../..')
const reports = mkdtempSync(join(tmpdir(), 'tunemaker-test-'))
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')

const STATIC_STEPS: Step[] = [
  { title: 'Format', command: ['oxfmt', '--check', '.'] },
  { title: 'Lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { title: 'Types', command: ['tsc'] },
  { title: 'Unused code', command: ['knip'] },
]

const TEST_STEPS: Step[] = [
  {
    title: 'Unit and HTTP tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    counts: readVitestReport,
  },
  {
    title: 'Browser tests',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    counts: readPlaywrightReport,
  },
]

function readVitestReport(): Counts {
  const report = JSON.parse(readFileSync(vitestReport, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    numTodoTests: number
    testResults: { status: string; assertionResults: unknown[] }[]
  }
  // A file that cannot be loaded has no tests to fail.
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function readPlaywrightReport(): Counts {
  const { stats } = JSON.parse(readFileSync(playwrightReport, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }
  // A flaky test counts as failed.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}

function runCommand(command: string[], env: Record<string, string> = {}): Promise<number> {
  const [program = '', ...flags] = command
  const path = [join(projectRoot, 'node_modules', '.bin'), process.env['PATH']].join(delimiter)
  const child = spawn(program, flags, {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: path, ...env },
    shell: process.platform === 'win32',
  })
  return new Promise((settle) => {
    child.once('error', (error) => {
      console.error(error.message)
      settle(1)
    })
    child.once('close', (code) => settle(code ?? 1))
  })
}

async function runStep({ title, command, env, counts }: Step): Promise<Counts> {
  console.log(`\n${bold(title)} ${dim(command[0] ?? '')}`)
  const begin = performance.now()
  const code = await runCommand(command, env)
  const result = getCounts(code, counts)
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  const verdict = result.failed === 0 ? green('passed') : red('failed')
  console.log(`${title}: ${verdict} ${dim(`in ${seconds} s`)}`)
  return result
}

function getCounts(code: number, counts: Step['counts']): Counts {
  const one = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  if (counts === undefined) return one
  try {
    const result = counts()
    // For example an error outside all tests.
    if (code !== 0 && result.failed === 0) return { ...result, failed: 1 }
    return result
  } catch {
    console.error('No report was written.')
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

const args = process.argv.slice(2)
if (args.length > 0 && args[0] !== '--static') {
  process.exitCode = await runCommand(['vitest', 'run', ...args])
} else {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 }
  for (const step of args[0] === '--static' ? STATIC_STEPS : [...STATIC_STEPS, ...TEST_STEPS]) {
    const result = await runStep(step)
    total.passed += result.passed
    total.failed += result.failed
    total.skipped += result.skipped
  }
  process.exitCode = total.failed === 0 ? 0 : 1
  const skipped = total.skipped === 0 ? '' : `, ${total.skipped} skipped`
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
}
rmSync(reports, { recursive: true, force: true })
