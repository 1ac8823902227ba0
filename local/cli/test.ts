/**
 * `npm test`: runs all checks and tests; a failing step does not skip the others. The browser tests mostly wait, so they
 * run beside the rest. `--static` runs only the static checks, `--changed [commit]` only what a change since that commit
 * (by default the last one) can affect, and any other words only the unit and HTTP tests whose files match. The last
 * line is the summary: `N passed, N failed`, and `, N skipped` if there are any. Each static check counts as one test.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { listAffectedTests } from './list-affected-tests.ts'
import { bold, dim, green, red } from './output/terminal.ts'

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

const UNIT_STEP: Step = {
  title: 'Unit and HTTP tests',
  command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
  counts: readVitestReport,
}

const BROWSER_STEP: Step = {
  title: 'Browser tests',
  command: ['playwright', 'test', '--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
  counts: readPlaywrightReport,
}

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

/** Passes the output on: as it comes, or all of it once `others` have ended, so that it is not mixed with theirs. */
async function runCommand(
  command: string[],
  env: Record<string, string> = {},
  others?: Promise<unknown>,
): Promise<number> {
  const [program = '', ...flags] = command
  const path = [join(projectRoot, 'node_modules', '.bin'), process.env['PATH']].join(delimiter)
  const output = others ? 'pipe' : 'inherit'
  const child = spawn(program, flags, {
    cwd: projectRoot,
    stdio: ['ignore', output, output],
    // The tests start the same programs again and again.
    env: { NODE_COMPILE_CACHE: join(projectRoot, '.cache', 'compiled'), ...process.env, PATH: path, ...env },
    shell: process.platform === 'win32',
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const exitCode = await new Promise<number>((settle) => {
    child.once('error', (error) => {
      console.error(error.message)
      settle(1)
    })
    child.once('close', (code) => settle(code ?? 1))
  })
  await others
  process.stdout.write(Buffer.concat(chunks))
  return exitCode
}

async function runStep({ title, command, env, counts }: Step, others?: Promise<unknown>): Promise<Counts> {
  console.log(`\n${bold(title)} ${dim(command[0] ?? '')}${others ? dim(', beside the others; output at the end') : ''}`)
  const begin = performance.now()
  const code = await runCommand(command, env, others)
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

/** Runs the steps one after the other, beside the browser tests if there are any. */
async function runSteps(steps: Step[], browserStep?: Step): Promise<Counts> {
  const others = runOneByOne(steps)
  const browser = browserStep ? await runStep(browserStep, others) : { passed: 0, failed: 0, skipped: 0 }
  const results = [...(await others), browser]
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    skipped: results.reduce((sum, { skipped }) => sum + skipped, 0),
  }
}

async function runOneByOne(steps: Step[]): Promise<Counts[]> {
  const results: Counts[] = []
  for (const step of steps) results.push(await runStep(step))
  return results
}

async function runChanged(commit: string): Promise<Counts> {
  const git = (...flags: string[]) =>
    execFileSync('git', flags, { cwd: projectRoot, encoding: 'utf8' }).split('\n').filter(Boolean)
  const changed = [
    ...git('diff', '--name-only', '--relative', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  const sources = changed.filter((file) => !/^e2e\/|^playwright\.config\.ts$|^local\/cli\/test\.ts$/.test(file))
  const tests = await listAffectedTests(sources, projectRoot)
  const unitStep = { ...UNIT_STEP, command: [...UNIT_STEP.command, ...(tests === 'all' ? [] : tests)] }
  return runSteps([...STATIC_STEPS, unitStep], getBrowserStep(changed, commit))
}

/** A change of the product may affect every browser test, a change of the browser tests only those that import it. */
function getBrowserStep(changed: string[], commit: string): Step | undefined {
  const isProduct = (file: string) =>
    /^(backend|frontend|worker|migrations|local|package-lock\.json|vite\.config\.ts)/.test(file) &&
    !/\.test\.tsx?$|^local\/cli\/test\.ts$/.test(file)
  if (changed.some(isProduct)) return BROWSER_STEP
  if (!changed.some((file) => /^e2e\/|^playwright\.config\.ts$/.test(file))) return undefined
  return { ...BROWSER_STEP, command: [...BROWSER_STEP.command, `--only-changed=${commit}`, '--pass-with-no-tests'] }
}

async function runAsAsked(args: string[]): Promise<Counts | undefined> {
  const [first, commit = 'HEAD'] = args
  if (first === undefined) return runSteps([...STATIC_STEPS, UNIT_STEP], BROWSER_STEP)
  if (first === '--static') return runSteps(STATIC_STEPS)
  if (first === '--changed') return runChanged(commit)
  process.exitCode = await runCommand(['vitest', 'run', ...args])
  return undefined
}

const total = await runAsAsked(process.argv.slice(2))
if (total) {
  process.exitCode = total.failed === 0 ? 0 : 1
  const skipped = total.skipped === 0 ? '' : `, ${total.skipped} skipped`
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
}
rmSync(reports, { recursive: true, force: true })
