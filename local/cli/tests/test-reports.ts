import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** A test by its file relative to the project's root, its titles from the outermost group to its own, and its project. */
export interface FailedTest {
  file: string
  /** Empty if the file could not be loaded. */
  titles: string[]
  project?: string
}

export interface TestReport extends Counts {
  failures: FailedTest[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; ancestorTitles: string[]; title: string }[]
  }[]
}

/** Reads the JSON report of Vitest. Throws if there is none. */
export function parseVitestReport(path: string, root: string): TestReport {
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name)
    // A file that cannot be loaded has no tests to fail.
    if (status === 'failed' && assertionResults.length === 0) return [{ file, titles: [] }]
    return assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ ancestorTitles, title }) => ({ file, titles: [...ancestorTitles, title] }))
  })
  return {
    passed: report.numPassedTests,
    // More than are named if a group's hook failed.
    failed: Math.max(report.numFailedTests, failures.length),
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  }
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs: { title: string; file: string; tests: { projectName: string; status: string }[] }[]
}

/** Reads the JSON report of Playwright. A test that passed only when repeated counts as failed. Throws if there is none. */
export function parsePlaywrightReport(path: string, root: string): TestReport {
  const { stats, suites, config } = JSON.parse(readFileSync(path, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    suites: PlaywrightSuite[]
    config: { rootDir: string }
  }
  const folder = relative(root, config.rootDir)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    // The outermost suite is the file.
    failures: suites.flatMap((file) => listPlaywrightFailures(file, [], folder)),
  }
}

function listPlaywrightFailures(suite: PlaywrightSuite, titles: string[], folder: string): FailedTest[] {
  const own = suite.specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => ({
        file: [folder, file].filter(Boolean).join('/'),
        titles: [...titles, title],
        project: projectName,
      })),
  )
  const inner = (suite.suites ?? []).flatMap((group) => listPlaywrightFailures(group, [...titles, group.title], folder))
  return [...own, ...inner]
}

/** `[desktop] e2e/song.spec.ts > a fan › plays it`: one line that names the test. */
export function formatTest({ file, titles, project }: FailedTest): string {
  return `${project ? `[${project}] ` : ''}${[file, ...titles].join(' › ')}`
}

/** A regular expression that matches the full name of each of these tests; empty if a whole file has to run. */
export function buildNamePattern(tests: FailedTest[]): string {
  const escape = (title: string) => title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  // Vitest joins a group and its test by " > ", Playwright by a space.
  const names = tests.map(({ titles }) => titles.map(escape).join('( > | )'))
  return names.includes('') ? '' : names.map((name) => `${name}$`).join('|')
}
