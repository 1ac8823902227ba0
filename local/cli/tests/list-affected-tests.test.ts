import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAffectedTests } from './list-affected-tests.ts'

const root = mkdtempSync(join(tmpdir(), 'tunemaker-changed-'))
afterAll(() => rmSync(root, { recursive: true }))

beforeAll(() => {
  const sources: Record<string, string> = {
    'price.test.ts': `import './price.ts'`,
    'price.ts': `import { round } from './round.ts'
      const names = new URL('names.json', import.meta.url)
      export const price = () => round(String(names).length)`,
    'round.ts': 'export const round = Math.round',
    'names.json': '{}',
    'migrations/1.ts': 'export const up = () => undefined',
    'alone.ts': 'export const alone = 1',
    'pdf-task.ts': `import './round.ts'`,
    'task.test.ts': `import './pdf-task.ts'`,
    'sources.test.ts': `import { globSync } from 'node:fs'; globSync('*.ts')`,
  }
  for (const [name, source] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), source)
  }
})

test.each([
  ['a module', ['price.ts'], ['price.test.ts', 'sources.test.ts']],
  ['a module imported by others', ['round.ts'], ['price.test.ts', 'sources.test.ts', 'task.test.ts']],
  ['a test', ['task.test.ts'], ['sources.test.ts', 'task.test.ts']],
  ['nothing', [], ['sources.test.ts']],
])('a change of %s runs the tests that import it, and those that list sources', async (_, files, tests) => {
  expect(await listAffectedTests(files, root)).toEqual(tests)
})

test.each(['names.json', 'migrations/1.ts', 'alone.ts', 'pdf-task.ts', 'deleted.ts'])(
  'a change of %s runs all tests, whatever else has changed',
  async (file) => {
    expect(await listAffectedTests(['price.ts', file], root)).toBe('all')
  },
)
