import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildNamePattern, formatTest, parsePlaywrightReport, parseVitestReport } from './test-reports.ts'

// The tools themselves write the reports, so that a new version of theirs with another format fails here.
const projectRoot = resolve(import.meta.dirname, '../../..')
const root = mkdtempSync(join(tmpdir(), 'tunemaker-reports-'))
afterAll(() => rmSync(root, { recursive: true }))

beforeAll(() => {
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  mkdirSync(join(root, 'unit'))
  mkdirSync(join(root, 'browser'))
  const cases = `
    test('adds (2 + 2)', () => expect(4).toBe(4))
    test.skip('later', () => undefined)
    test.describe('prices', () => {
      test('rounds $1.50? twice', () => expect(1).toBe(1))
      // The last one: Playwright goes on in a new process after a failure.
      test('rounds $1.50?', () => expect(1).toBe(2))
    })`
  writeFileSync(
    join(root, 'unit/price.test.ts'),
    `import { describe, expect, test } from 'vitest'\n${cases.replaceAll('test.describe', 'describe')}`,
  )
  writeFileSync(join(root, 'unit/broken.test.ts'), `throw new Error('cannot be loaded')`)
  writeFileSync(join(root, 'browser/price.spec.ts'), `import { expect, test } from '@playwright/test'\n${cases}`)
  writeFileSync(
    join(root, 'playwright.config.ts'),
    `export default { testDir: 'browser', projects: [{ name: 'desktop' }, { name: 'phone' }] }`,
  )
})

/** Runs a tool that ends with an error because tests fail. */
function run(tool: string, flags: string[], env: Record<string, string> = {}): void {
  const { VITEST: _, NODE_OPTIONS: __, ...rest } = process.env
  try {
    execFileSync(join(projectRoot, 'node_modules/.bin', tool), flags, {
      cwd: root,
      stdio: 'ignore',
      env: { ...rest, ...env },
    })
  } catch {
    // The report tells.
  }
}

const ROUNDS = ['prices', 'rounds $1.50?']

test('names the tests that failed, and files that could not be loaded', () => {
  const report = join(root, 'vitest.json')
  run('vitest', ['run', 'unit/', '--reporter=json', `--outputFile=${report}`, '--root', root])
  const { failures, ...counts } = parseVitestReport(report, root)
  expect(counts).toEqual({ passed: 2, failed: 2, skipped: 1 })
  expect(failures).toHaveLength(2)
  expect(failures).toContainEqual({ file: 'unit/price.test.ts', titles: ROUNDS })
  expect(failures).toContainEqual({ file: 'unit/broken.test.ts', titles: [] })

  const only = failures.filter(({ titles }) => titles.length > 0)
  const flags = ['unit/price.test.ts', '--testNamePattern', buildNamePattern(only)]
  run('vitest', ['run', '--reporter=json', `--outputFile=${report}`, '--root', root, ...flags])
  expect(parseVitestReport(report, root)).toEqual({ passed: 0, failed: 1, skipped: 3, failures: only })
  expect(buildNamePattern(failures), 'a whole file').toBe('')
})

test('names the browser tests that failed, with their size', () => {
  const report = join(root, 'playwright.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  run('playwright', ['test', '--reporter=json'], env)
  const { failures, ...counts } = parsePlaywrightReport(report, root)
  expect(counts).toEqual({ passed: 4, failed: 2, skipped: 2 })
  expect(failures).toEqual(
    ['desktop', 'phone'].map((project) => ({ file: 'browser/price.spec.ts', titles: ROUNDS, project })),
  )
  expect(formatTest(failures[0] ?? { file: '', titles: [] })).toBe(
    '[desktop] browser/price.spec.ts › prices › rounds $1.50?',
  )

  const flags = ['browser/price.spec.ts', `--grep=${buildNamePattern(failures)}`, '--project=phone']
  run('playwright', ['test', '--reporter=json', ...flags], env)
  expect(parsePlaywrightReport(report, root)).toMatchObject({ passed: 0, failed: 1, failures: failures.slice(1) })
})
