/**
 * `npm test`: runs all checks and tests; a failing step does not skip the others. The browser tests mostly wait, so they
 * run beside the rest. `--static` runs only the static checks, `--changed [commit]` only what a change since that commit
 * (by default the last one) can affect, and any other words only the unit and HTTP tests whose files match. The last
 * line is the summary: `N passed, N failed`, and `, N skipped` if there are any; the lines before it name the tests that
 * failed. Each static check counts as one test.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { getPriority, setPriority, tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { listAffectedTests } from './tests/list-affected-tests.ts'
import {
  type FailedTest,
  type TestReport,
  buildNamePattern,
  formatTest,
  parsePlaywrightReport,
  parseVitestReport,
} from './tests/test-reports.ts'
import { bold, dim, green, red } from './output/terminal.ts'

interface Step {
  title: string
  command: string[]
  env?: Record<string, string>
  /** Reads the tool's report; a step without one counts as one test. */
  report?: () => TestReport
  /** The command that runs only these of its tests. */
  buildRerun?: (failures: FailedTest[]) => string[]
}

/** What a step came to. Its failures are the tests that are known by name. */
interface Result extends TestReport {
  title: string
  /** Those that passed when they were run again alone. */
  flaky: FailedTest[]
}

/** More than these were not disturbed by a busy machine: something is broken. */
const RERUNS_MAX = 5

const projectRoot = resolve(import.meta.dirname, '../..')
const reports = mkdtempSync(join(tmpdir(), 'tunemaker-test-'))
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')

/**
 * The type checker is a Go program that ends after a minute: with the default, a sixth of that goes into freeing memory.
 * Its four checkers each infer what they share: one takes half of their processor time, and the tests wait for it beside.
 */
const TYPE_CHECKER = { GOGC: '400' }

const STATIC_STEPS: Step[] = [
  { title: 'Format', command: ['oxfmt', '--check', '.'] },
  { title: 'Lint', command: ['oxlint', '--type-aware', '--deny-warnings'], env: TYPE_CHECKER },
  { title: 'Types', command: ['tsc', '--checkers', '1'], env: TYPE_CHECKER },
  { title: 'Unused code', command: ['knip'] },
]

const VITEST = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
const PLAYWRIGHT = ['playwright', 'test', '--reporter=list,json']

const UNIT_STEP: Step = {
  title: 'Unit and HTTP tests',
  command: VITEST,
  report: () => parseVitestReport(vitestReport, projectRoot),
  buildRerun: (failures) => {
    const pattern = buildNamePattern(failures)
    return [...VITEST, ...listFiles(failures), ...(pattern ? ['--testNamePattern', pattern] : [])]
  },
}

const BROWSER_STEP: Step = {
  title: 'Browser tests',
  command: PLAYWRIGHT,
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
  report: () => parsePlaywrightReport(playwrightReport, projectRoot),
  buildRerun: (failures) => {
    const projects = [...new Set(failures.map(({ project }) => `--project=${project ?? ''}`))]
    return [...PLAYWRIGHT, ...listFiles(failures), `--grep=${buildNamePattern(failures)}`, ...projects]
  },
}

const listFiles = (failures: FailedTest[]) => [...new Set(failures.map(({ file }) => file))]

/**
 * The browser tests run two at a time, each step waiting for the last, so they go first; the others have work for any
 * core that these leave, and for both once they have ended (docs/decisions/0299).
 */
const BESIDE_BROWSER_TESTS = 5

type Place = {
  /** The output comes when these have ended, so that it is not mixed with theirs. Default: at once. */
  others?: Promise<unknown>
  /** How far it, and all that it starts, steps back for other processes. Default: not at all. */
  niceness?: number
}

async function runCommand(
  command: string[],
  env: Record<string, string> = {},
  { others, niceness }: Place = {},
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
  if (child.pid && niceness) setPriority(child.pid, Math.min(getPriority() + niceness, 19))
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

async function runStep(step: Step, place: Place): Promise<Result> {
  const { title, command, env, report } = step
  console.log(
    `\n${bold(title)} ${dim(command[0] ?? '')}${place.others ? dim(', beside the others; output at the end') : ''}`,
  )
  const begin = performance.now()
  const code = await runCommand(command, env, place)
  const result = { title, flaky: [], ...getReport(code, report) }
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  const verdict = result.failed === 0 ? green('passed') : red('failed')
  console.log(`${title}: ${verdict} ${dim(`in ${seconds} s`)}`)
  return result
}

function getReport(code: number, read: Step['report']): TestReport {
  const one = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, failures: [] }
  if (read === undefined) return one
  try {
    const report = read()
    // For example an error outside all tests.
    if (code !== 0 && report.failed === 0) return { ...report, failed: 1 }
    return report
  } catch {
    console.error('No report was written.')
    return { passed: 0, failed: 1, skipped: 0, failures: [] }
  }
}

/**
 * Runs a few failed tests again when nothing else runs: one that a busy machine disturbed passes and is reported as
 * flaky. What fails for a reason that no test bears, and more than a few, stays failed.
 */
async function rerunFailures(step: Step, result: Result): Promise<Result> {
  const { failures } = result
  const isRerun = failures.length > 0 && failures.length === result.failed && failures.length <= RERUNS_MAX
  if (!isRerun || !step.buildRerun) return result
  console.log(`\n${bold(`${step.title}: again`)} ${dim('the failed ones, alone')}`)
  // The browser draws what it shows: a test that fails again leaves a picture.
  const again = getReport(await runCommand(step.buildRerun(failures), { ...step.env, DRAW: '1' }), step.report)
  // Fewer than failed would mean that some were not run.
  if (again.passed + again.failed < failures.length) return result
  const failedAgain = new Set(again.failures.map(formatTest))
  if (again.failed !== failedAgain.size) return result
  const flaky = failures.filter((test) => !failedAgain.has(formatTest(test)))
  return {
    ...result,
    passed: result.passed + flaky.length,
    failed: result.failed - flaky.length,
    failures: failures.filter((test) => failedAgain.has(formatTest(test))),
    flaky,
  }
}

/** Runs the steps one after the other, beside the browser tests if there are any. */
async function runSteps(steps: Step[], browserStep?: Step): Promise<Result[]> {
  const others = runOneByOne(steps, browserStep ? { niceness: BESIDE_BROWSER_TESTS } : {})
  const browser = browserStep ? [await runStep(browserStep, { others })] : []
  const all = browserStep ? [...steps, browserStep] : steps
  const results: Result[] = []
  for (const [index, result] of [...(await others), ...browser].entries()) {
    const step = all[index]
    results.push(step ? await rerunFailures(step, result) : result)
  }
  return results
}

async function runOneByOne(steps: Step[], place: Place): Promise<Result[]> {
  const results: Result[] = []
  for (const step of steps) results.push(await runStep(step, place))
  return results
}

async function runChanged(commit: string): Promise<Result[]> {
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

async function runAsAsked(args: string[]): Promise<Result[] | undefined> {
  const [first, commit = 'HEAD'] = args
  if (first === undefined) return runSteps([...STATIC_STEPS, UNIT_STEP], BROWSER_STEP)
  if (first === '--static') return runSteps(STATIC_STEPS)
  if (first === '--changed') return runChanged(commit)
  // Every title, as a list to read: `npm test -- attacks` says what was tried.
  process.exitCode = await runCommand(['vitest', 'run', '--reporter=tree', ...args])
  return undefined
}

/** The last lines: which tests failed or are flaky, and the counts. */
function formatSummary(results: Result[]): string[] {
  const sum = (key: 'passed' | 'failed' | 'skipped') => results.reduce((total, result) => total + result[key], 0)
  const skipped = sum('skipped') === 0 ? '' : `, ${sum('skipped')} skipped`
  return [
    '',
    ...results.flatMap((result) => [
      ...result.flaky.map((test) => `flaky: ${formatTest(test)}`),
      ...result.failures.map((test) => `failed: ${formatTest(test)}`),
      ...(result.failed > result.failures.length ? [`failed: ${result.title}`] : []),
    ]),
    `${sum('passed')} passed, ${sum('failed')} failed${skipped}`,
  ]
}

const results = await runAsAsked(process.argv.slice(2))
if (results) {
  process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1
  console.log(formatSummary(results).join('\n'))
}
rmSync(reports, { recursive: true, force: true })
