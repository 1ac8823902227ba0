import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getFreePort } from '#local/supervisor/free-port'
import { getStoredCredentials } from './development-credentials.ts'

const projectRoot = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'tunemaker-start-'))
const dataDir = join(folder, 'data')
// Started by root, PostgreSQL runs as another user, who must be able to traverse this folder; otherwise its data would
// be elsewhere.
chmodSync(folder, 0o755)
// What other tests have compiled; each start would do it again.
const { NODE_COMPILE_CACHE } = process.env
let port = 0
let launcher: Launcher

interface Launcher {
  child: ChildProcess
  output: () => string
  ended: Promise<number | null>
}

/** Runs `npm start` without demo data. */
function start(env: Record<string, string> = {}): Launcher {
  const child = spawn(process.execPath, ['local/cli/start.ts'], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE, DATA_DIR: dataDir, PORT: String(port), DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, output: () => output, ended }
}

async function openProduct(): Promise<void> {
  launcher = start()
  await waitUntil(() => launcher.output().includes('is open') || launcher.child.exitCode !== null, 170)
  expect(launcher.output()).toMatch(/^Starting TuneMaker with its own PostgreSQL and a PayPal simulator;/)
  expect(launcher.output()).toContain(`TuneMaker is open: http://localhost:${port}`)
}

async function waitUntil(isSo: () => boolean | Promise<boolean>, seconds: number): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(50)) if (await isSo()) return
  throw new Error(`condition not met after ${seconds} s; the launcher printed: ${launcher.output()}`)
}

async function isReady() {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
  return answer?.status === 200
}

/** All processes that belong to our DATA_DIR, by environment or command line. Linux only. */
function listProcesses(script = ''): number[] {
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
  port = await getFreePort()
  await openProduct()
})

afterAll(async () => {
  launcher.child.kill('SIGTERM')
  await launcher.ended
  for (const pid of listProcesses()) process.kill(pid, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

test('starts web, worker, simulator and mailbox, and writes the credentials file', async () => {
  expect(await isReady()).toBe(true)
  for (const script of ['backend/main.ts', 'worker/main.ts', 'paypal-simulator/main.ts', 'mailbox/main.ts']) {
    expect(listProcesses(script)).toHaveLength(existsSync('/proc/self/environ') ? 1 : 0)
  }
  const file = join(dataDir, 'welcome.json')
  const welcome = getStoredCredentials(file)
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

test('reports a second start, a taken port and an invalid setting in one sentence each', async () => {
  const attempts = [start(), start({ DATA_DIR: join(folder, 'other') }), start({ PORT: 'abc' })]
  expect(await Promise.all(attempts.map(({ ended }) => ended))).toEqual([1, 1, 1])
  const outputs = attempts.map(({ output }) => output().trim().split('\n'))
  // The sentence about what is starting comes first, then the problem, and nothing else.
  expect(outputs.map((lines) => [lines[0]?.startsWith('Starting TuneMaker'), lines.length])).toEqual(
    outputs.map(() => [true, 2]),
  )
  const [second, taken, wrong] = outputs.map((lines) => lines[1])
  expect(second).toMatch(/^TuneMaker already runs with .*, at http:.*$/)
  expect(taken).toMatch(new RegExp(`^Port ${port} is taken by another program: .*$`))
  expect(wrong).toMatch(/^Wrong configuration\. PORT: .*$/)
  expect(await isReady()).toBe(true)
})

test('restarts a process that died', async () => {
  const [web, postgres] = [listProcesses('backend/main.ts')[0], listProcesses('bin/postgres')[0]]
  if (!web || !postgres) return expect(process.platform).not.toBe('linux')
  process.kill(web, 'SIGKILL')
  process.kill(postgres, 'SIGKILL')
  await waitUntil(async () => (await isReady()) && !listProcesses().includes(web), 120)
  expect(launcher.output()).toContain('The web process stopped (ended by SIGKILL). It starts again in 0.5 s.')
  expect(launcher.output()).toContain('The database stopped')
})

test('after kill -9 the next start succeeds with the same passwords; Ctrl-C then stops everything', async () => {
  const before = getStoredCredentials(join(dataDir, 'welcome.json'))
  const orphans = listProcesses()
  launcher.child.kill('SIGKILL')
  await launcher.ended
  await openProduct()
  expect(listProcesses().filter((pid) => orphans.includes(pid))).toEqual([])
  expect(getStoredCredentials(join(dataDir, 'welcome.json'))).toMatchObject({
    adminPassword: before.adminPassword,
  })

  launcher.child.kill('SIGINT')
  // As npm does: it forwards a signal the terminal has already delivered.
  launcher.child.kill('SIGINT')
  expect(await launcher.ended).toBe(0)
  await waitUntil(() => listProcesses().length === 0, 60)
})
