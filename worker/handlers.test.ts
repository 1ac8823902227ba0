import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { declaredJobs } from '#platform/jobs'
import { handlers } from './handlers.ts'
import { schedules } from './schedules.ts'

const twice = (names: string[]) => names.filter((name, n) => names.indexOf(name) !== n)

test('every queue that is declared anywhere has exactly one handler', async () => {
  // Also of a module that no handler imports.
  const backend = new URL('../backend/', import.meta.url)
  const files = readdirSync(backend, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('/jobs.ts'))
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) await import(new URL(file, backend).href)

  const declared = declaredJobs().map(({ name }) => name)
  expect(twice(declared)).toEqual([])
  const handled = handlers.map(({ job }) => job.name)
  expect(twice(handled)).toEqual([])
  expect(handled.toSorted()).toEqual(declared.toSorted())
})

test('the clock sends each of its jobs once, to a queue that is worked', () => {
  const clock = schedules.map(({ job }) => job.name)
  expect(twice(clock)).toEqual([])
  expect(handlers.map(({ job }) => job.name)).toEqual(expect.arrayContaining(clock))
})
