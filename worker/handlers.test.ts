import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listJobs } from '#queue/define-job'
import { handlers, listHandlers } from './handlers.ts'
import { schedules } from './schedules.ts'

const listDuplicates = (names: string[]) => names.filter((name, n) => names.indexOf(name) !== n)

test('every declared queue has exactly one handler', async () => {
  // Includes modules that no handler imports.
  const backend = new URL('../backend/', import.meta.url)
  const files = globSync('**/jobs.ts', { cwd: backend })
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) await import(new URL(file, backend).href)

  const declared = listJobs().map(({ name }) => name)
  expect(listDuplicates(declared)).toEqual([])
  const handled = handlers.map(({ job }) => job.name)
  expect(listDuplicates(handled)).toEqual([])
  expect(handled.toSorted()).toEqual(declared.toSorted())
})

test('every scheduled job is listed once and has a handler', () => {
  const clock = schedules.map(({ job }) => job.name)
  expect(listDuplicates(clock)).toEqual([])
  expect(handlers.map(({ job }) => job.name)).toEqual(expect.arrayContaining(clock))
})

test('every job that sends mail is tried for 48 hours', () => {
  const sending = handlers.filter(({ job }) => /\.send-/.test(job.name))
  expect(sending.length).toBeGreaterThan(15)
  expect(sending.filter(({ job }) => job.kind !== 'mail').map(({ job }) => job.name)).toEqual([])
})

test('light and heavy workers together run every job, each once; money, mail and the clock are light', () => {
  const [light, heavy] = [listHandlers('light'), listHandlers('heavy')].map((list) =>
    list.map(({ job }) => job.name),
  ) as [string[], string[]]
  expect([...light, ...heavy].toSorted()).toEqual(handlers.map(({ job }) => job.name).toSorted())
  expect(heavy).toEqual(
    expect.arrayContaining(['playback.create-preview', 'copies.create-download', 'pdf.render-large-document']),
  )
  expect(heavy.filter((name) => /^payments|\.send-|roll-up|checks/.test(name))).toEqual([])
})
