import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type Limits, runLimited, runLimitedProgram } from './run-limited.ts'

const folder = mkdtempSync(join(tmpdir(), 'tunemaker-limited-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const limits: Limits = { cpuSeconds: 5, memoryMegabytes: 300 }

/** A task from its source. */
const run = (body: string, input: unknown = {}, within = limits) =>
  runLimited<{ run: (input: unknown) => Promise<unknown> }>(
    new URL(`data:text/javascript,${encodeURIComponent(`export const run = async (input) => { ${body} }`)}`),
    input,
    within,
    folder,
  )

test('a task gets its input and returns its result', async () => {
  expect(await run('return input.a + input.b', { a: 1, b: 2 })).toBe(3)
})

describe.each([
  ['takes memory outside of the heap', 'const all = []; for (;;) all.push(Buffer.alloc(2 ** 24, 1))', 'memory'],
  ['fills the heap', 'const all = []; for (;;) all.push({ all: [...all] })', 'memory'],
  ['never ends', 'for (;;);', 'time'],
  ['answers without end', 'return "x".repeat(5e6)', 'output'],
  [
    'fills the disk',
    'const { writeFileSync } = await import("node:fs"); for (;;) writeFileSync(input.path, Buffer.alloc(2 ** 20), { flag: "a" })',
    'content',
  ],
  ['exits', 'process.exit(3)', 'crash'],
  ['throws', 'throw new Error("it is not a picture")', 'content'],
])('a task that %s', (_what, body, fault) => {
  test(`ends with the fault ${fault}, and the next one runs`, async () => {
    // Collecting garbage takes time too: only the endless one is to run out of it.
    const cpuSeconds = fault === 'time' ? 1 : 30
    await expect(run(body, { path: join(folder, 'large') }, { ...limits, cpuSeconds })).rejects.toMatchObject({ fault })
    expect(await run('return 1')).toBe(1)
  })
})

test('a task that has answered is not waited for, should its process not end', async () => {
  const body = `process.on('exit', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)); return 'told'`
  expect(await run(body, {}, { ...limits, cpuSeconds: 60 })).toBe('told')
})

test('a task sees its folder and neither secrets nor other files, and starts nothing', async () => {
  writeFileSync(join(folder, 'own'), 'its own file')
  process.env['A_SECRET'] = 'secret'
  const body = `
    const { readFileSync, writeFileSync } = await import('node:fs')
    const { spawnSync } = await import('node:child_process')
    const attempt = (work) => { try { return String(work()) } catch (error) { return error.code } }
    return [attempt(() => readFileSync(input.own)), attempt(() => readFileSync('/etc/passwd')), attempt(() => writeFileSync('/etc/x', '')),
      attempt(() => spawnSync('true').pid), String(process.env.A_SECRET)]`
  expect(await run(body, { own: join(folder, 'own') })).toEqual([
    'its own file',
    'ERR_ACCESS_DENIED',
    'ERR_ACCESS_DENIED',
    'ERR_ACCESS_DENIED',
    'undefined',
  ])
})

test('a full disk is the machine’s fault, and not held against the file', async () => {
  const failure = run(`throw Object.assign(new Error('no space'), { code: 'ENOSPC' })`)
  await expect(failure).rejects.toThrow('no space')
  await expect(failure).rejects.not.toHaveProperty('fault')
})

test('a program that is not installed ends like one that crashes', async () => {
  await expect(runLimitedProgram('no-such-program', [], limits, (stdin) => stdin.end())).rejects.toMatchObject({
    fault: 'crash',
  })
})

test('a reader that the kernel kills for want of memory counts as one that took too much', async () => {
  const running = run(
    `const { writeFileSync } = await import('node:fs'); writeFileSync(input.pid, String(process.pid)); await new Promise(() => setInterval(() => {}, 1000))`,
    { pid: join(folder, 'pid') },
  )
  const killed = expect(running).rejects.toMatchObject({ fault: 'memory' })
  await expect.poll(() => Number(readFileSync(join(folder, 'pid'), 'utf8')), { timeout: 30_000 }).toBeGreaterThan(0)
  process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 'SIGKILL')
  await killed
})
