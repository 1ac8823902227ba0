import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimProcessLock } from './process-lock.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tunemaker-lock-'))
  file = join(folder, 'lock')
})
const holders: ChildProcess[] = []
afterEach(() => {
  // Including those of a failed test, which would live forever.
  for (const child of holders.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** A process that takes the lock, drops the reference, prints the result, and lives until it is killed. */
async function startHolder() {
  const module = pathToFileURL(join(import.meta.dirname, 'process-lock.ts')).href
  const code = `const { claimProcessLock } = await import('${module}')
    const got = Boolean(claimProcessLock('${file}'))
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

test('a second taker is refused until the first releases the lock', () => {
  const first = claimProcessLock(file)
  expect(first).toBeDefined()
  expect(claimProcessLock(file)).toBeUndefined()
  first?.release()
  const second = claimProcessLock(file)
  expect(second).toBeDefined()
  second?.release()
})

test('another process holds it even after garbage collection, and kill -9 releases it immediately', async () => {
  const { child, got } = await startHolder()
  expect(got).toBe(true)
  expect(claimProcessLock(file)).toBeUndefined()
  child.kill('SIGKILL')
  await once(child, 'exit')
  const mine = claimProcessLock(file)
  expect(mine).toBeDefined()
  expect((await startHolder()).got).toBe(false)
  mine?.release()
})

test('exactly one of eight concurrent processes gets it after the last holder was killed', async () => {
  const dead = await startHolder()
  dead.child.kill('SIGKILL')
  await once(dead.child, 'exit')
  const rivals = await Promise.all(Array.from({ length: 8 }, startHolder))
  expect(rivals.filter(({ got }) => got)).toHaveLength(1)
})

test('a file that cannot be created is an error, not a held lock', () => {
  expect(() => claimProcessLock(join(folder, 'missing', 'lock'))).toThrow(/unable to open/)
})
