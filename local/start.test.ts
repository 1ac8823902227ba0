import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from './free-port.ts'
import type { Welcome } from './welcome.ts'

const root = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'tunemaker-start-'))
const dataDir = join(folder, 'data')
// Started by root, PostgreSQL runs as somebody else, who has to come by here; else its data would lie elsewhere.
chmodSync(folder, 0o755)
let port = 0
let launcher: Launcher

interface Launcher {
  child: ChildProcess
  output: () => string
  ended: Promise<number | null>
}

/** `npm start` without demo data, really running. */
function start(env: Record<string, string> = {}): Launcher {
  const child = spawn(process.execPath, ['local/start.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(port), DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, output: () => output, ended }
}

async function open(): Promise<void> {
  launcher = start()
  await until(() => launcher.output().includes('is open') || launcher.child.exitCode !== null, 90)
  expect(launcher.output()).toContain(`TuneMaker is open: http://localhost:${port}`)
}

async function until(isSo: () => boolean | Promise<boolean>, seconds: number): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(50)) if (await isSo()) return
  throw new Error(`not so after ${seconds} s; the launcher said: ${launcher.output()}`)
}

async function isReady() {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
  return answer?.status === 200
}

/** Every process that works for our DATA_DIR, by its environment or its command line; Linux only. */
function running(script = ''): number[] {
  if (!existsSync('/proc/self/environ')) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        const environment = readFileSync(`/proc/${pid}/environ`, 'utf8')
        return command.includes(script) && (command + environment).includes(dataDir)
      } catch {
        return false
      }
    })
    .map(Number)
}

beforeAll(async () => {
  port = await freePort()
  await open()
}, 120_000)

afterAll(async () => {
  launcher.child.kill('SIGTERM')
  await launcher.ended
  for (const pid of running()) process.kill(pid, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

test('runs web, worker, simulator and mailbox, and tells a script where to begin', async () => {
  expect(await isReady()).toBe(true)
  for (const script of ['backend/main.ts', 'worker/main.ts', 'paypal-simulator/main.ts', 'mailbox-main.ts']) {
    expect(running(script)).toHaveLength(existsSync('/proc/self/environ') ? 1 : 0)
  }
  const file = join(dataDir, 'welcome.json')
  const welcome = JSON.parse(readFileSync(file, 'utf8')) as Welcome
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(welcome).toMatchObject({ url: `http://localhost:${port}`, gKeys: { test: [], production: [] }, keymails: [] })
  expect((await fetch(`${welcome.mailbox}/api/messages`)).status).toBe(200)
  const login = await fetch(`http://127.0.0.1:${port}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: welcome.adminPassword }),
  })
  expect(login.status).toBe(200)
})

test('a second start, a taken port and a wrong setting each get one sentence', async () => {
  const attempts = [start(), start({ DATA_DIR: join(folder, 'other') }), start({ PORT: 'abc' })]
  expect(await Promise.all(attempts.map(({ ended }) => ended))).toEqual([1, 1, 1])
  const [second, taken, wrong] = attempts.map(({ output }) => output().trim())
  expect(second).toMatch(/^TuneMaker already runs with .*, at http:.*$/)
  expect(taken).toMatch(new RegExp(`^Port ${port} is taken by another program: .*$`))
  expect(wrong).toMatch(/^Wrong configuration\. PORT: .*$/)
  expect(await isReady()).toBe(true)
})

test('a process that died is started again', async () => {
  const [web, postgres] = [running('backend/main.ts')[0], running('bin/postgres')[0]]
  if (!web || !postgres) return expect(process.platform).not.toBe('linux')
  process.kill(web, 'SIGKILL')
  process.kill(postgres, 'SIGKILL')
  await until(async () => (await isReady()) && !running().includes(web), 45)
  expect(launcher.output()).toContain('The web process stopped (ended by SIGKILL). It starts again in 0.5 s.')
  expect(launcher.output()).toContain('The database stopped')
})

test('killed with -9 it neither hinders the next start nor loses the passwords; Ctrl-C then ends everything in 5 s', async () => {
  const before = readFileSync(join(dataDir, 'welcome.json'), 'utf8')
  const orphans = running()
  launcher.child.kill('SIGKILL')
  await launcher.ended
  await open()
  expect(running().filter((pid) => orphans.includes(pid))).toEqual([])
  expect(JSON.parse(readFileSync(join(dataDir, 'welcome.json'), 'utf8'))).toMatchObject({
    adminPassword: (JSON.parse(before) as Welcome).adminPassword,
  })

  const begin = Date.now()
  launcher.child.kill('SIGINT')
  // As npm does: it passes on what the terminal has sent to us already.
  launcher.child.kill('SIGINT')
  expect(await launcher.ended).toBe(0)
  expect(Date.now() - begin).toBeLessThan(5000)
  await until(() => running().length === 0, 1)
})
