import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { enableCompileCache, getCompileCacheDir } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { runWithCompiledModules } from './compiled-modules.ts'
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
})

test('what cannot be compiled runs all the same', async () => {
  const failing = () => Promise.reject(new Error('no memory'))
  const missing = pathToFileURL(join(folder, 'no-such-task.ts'))
  expect(await runWithCompiledModules(missing, failing, (copy) => Promise.resolve(copy))).toBeUndefined()
})

test('the tasks of the product are kept compiled', async () => {
  const task = new URL('../../pictures/render-picture-task.ts', import.meta.url)
  const nothing = runLimited<{ run: (input: object) => Promise<unknown> }>(
    task,
    {},
    {
      cpuSeconds: 30,
      memoryMegabytes: 900,
    },
  )
  await expect(nothing).rejects.toMatchObject({ fault: 'content' })
  const kept = readdirSync(join(getCompileCacheDir() ?? '', 'limited'), { recursive: true, withFileTypes: true })
  expect(kept.filter((entry) => entry.isFile()).length).toBeGreaterThan(10)
})
