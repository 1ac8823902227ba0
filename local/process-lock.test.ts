import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeLock } from './process-lock.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tunemaker-lock-'))
  file = join(folder, 'lock')
})
const holders: ChildProcess[] = []
afterEach(() => {
  // Also those of a test that failed: they would live for ever.
  for (const child of holders.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Another process that takes the lock, forgets what it got, says so, and lives until it is killed. */
async function holder() {
  const module = pathToFileURL(join(import.meta.dirname, 'process-lock.ts')).href
  const code = `const { takeLock } = await import('${module}')
    const got = Boolean(takeLock('${file}'))
    setTimeout(() => {
      globalThis.gc()
      console.log(got)
    }, 10)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  holders.push(child)
  const [answer] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, got: answer.toString().trim() === 'true' }
}

test('a second taker is refused until the first lets go', () => {
  const first = takeLock(file)
  expect(first).toBeDefined()
  expect(takeLock(file)).toBeUndefined()
  first?.release()
  const second = takeLock(file)
  expect(second).toBeDefined()
  second?.release()
})

test('another process holds it, also after a garbage collection, and kill -9 frees it at once', async () => {
  const { child, got } = await holder()
  expect(got).toBe(true)
  expect(takeLock(file)).toBeUndefined()
  child.kill('SIGKILL')
  await once(child, 'exit')
  const mine = takeLock(file)
  expect(mine).toBeDefined()
  expect((await holder()).got).toBe(false)
  mine?.release()
})

test('of eight processes at once exactly one gets it, although the last holder was killed', async () => {
  const dead = await holder()
  dead.child.kill('SIGKILL')
  await once(dead.child, 'exit')
  const rivals = await Promise.all(Array.from({ length: 8 }, holder))
  expect(rivals.filter(({ got }) => got)).toHaveLength(1)
})

test('a file that cannot be made is an error, not a held lock', () => {
  expect(() => takeLock(join(folder, 'missing', 'lock'))).toThrow(/unable to open/)
})
