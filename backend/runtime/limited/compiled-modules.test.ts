import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import type { run } from '#testing/access-task'
import { getCompiledFolder, runWithCompiledModules } from './compiled-modules.ts'
import { runLimited } from './run-limited.ts'

const folder = mkdtempSync(join(tmpdir(), 'tunemaker-compiled-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// Unless the tests were started with one.
enableCompileCache(join(folder, 'cache'))

test('a task is compiled once, and what its process writes reaches no other', async () => {
  const file = join(folder, 'task.ts')
  writeFileSync(file, String(Math.random()))
  let compiled = 0
  const compile = (into: string) => {
    compiled++
    writeFileSync(join(into, 'module'), 'as compiled')
    return Promise.resolve()
  }
  const copies: string[] = []
  const use = () =>
    runWithCompiledModules(pathToFileURL(file), compile, (copy = '') => {
      copies.push(copy)
      const found = readFileSync(join(copy, 'module'), 'utf8')
      writeFileSync(join(copy, 'module'), 'as a hostile file wants it')
      return Promise.resolve(found)
    })
  expect(await Promise.all([use(), use()])).toEqual(['as compiled', 'as compiled'])
  expect(await use()).toBe('as compiled')
  expect(compiled).toBe(1)
  expect(new Set(copies).size).toBe(3)
  expect(copies.filter((copy) => existsSync(copy))).toEqual([])
  rmSync((await getCompiledFolder(pathToFileURL(file))) ?? '', { recursive: true })
})

test('what cannot be compiled runs all the same', async () => {
  const failing = () => Promise.reject(new Error('no memory'))
  const missing = pathToFileURL(join(folder, 'no-such-task.ts'))
  expect(await runWithCompiledModules(missing, failing, (copy) => Promise.resolve(copy))).toBeUndefined()
})

test('what could not be written is not kept, and nothing unfinished stays', async () => {
  const file = pathToFileURL(join(folder, 'unwritten-task.ts'))
  writeFileSync(file, '')
  const where = (await getCompiledFolder(file)) ?? ''
  const nothing = () => Promise.resolve()
  expect(await runWithCompiledModules(file, nothing, (copy) => Promise.resolve(copy))).toBeUndefined()
  expect(readdirSync(dirname(where)).filter((name) => name.startsWith(basename(where)))).toEqual([])
})

test('a reader is given compiled modules, and may neither read nor write where they are kept', async () => {
  const task = new URL('../../testing/access-task.ts', import.meta.url)
  const kept = (await getCompiledFolder(task)) ?? ''
  const limits = { cpuSeconds: 30, memoryMegabytes: 400 }
  const { given, ...access } = await runLimited<{ run: typeof run }>(task, { folder: kept }, limits)
  expect(given).toBeGreaterThan(0)
  expect(existsSync(kept)).toBe(true)
  expect(access).toEqual({ read: 'ERR_ACCESS_DENIED', written: 'ERR_ACCESS_DENIED' })
})
