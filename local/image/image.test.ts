import type { ChildProcess } from 'node:child_process'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isFrontendStale } from '#local/cli/frontend/build-frontend'
import { type RunningPostgres, startPostgres } from '#local/postgres/start-postgres'
import { getFreePort } from '#local/supervisor/free-port'
import { buildWav } from '#testing/builders/media'
import { pollUntil } from '#testing/poll-until'
import { ImageTree, NODE_ID, canEnterRoots, createProductionPackages, parseStages } from './assemble-image.ts'

// There is no container engine here: the file tree is assembled with the Dockerfile's own instructions in an empty root,
// and what docker-compose.yml starts is started in there as its user. Not the same: /usr is this machine's instead of the
// base image's. `npm test` saves two minutes: it takes pages and packages from this checkout. `npm run test:image` builds
// and installs them in the root as well, and starts the trial stage.
const isWhole = process.env['WHOLE_IMAGE'] === '1'
const repository = resolve(import.meta.dirname, '../..')
const compose = readFileSync(join(repository, 'docker-compose.yml'), 'utf8')
const reason = '(skipped without root)'

let folder: string
let postgres: RunningPostgres | undefined
let image: ImageTree
let trial: ImageTree

const getCommand = (service: string) => {
  const [, command = ''] = new RegExp(`\\n  ${service}:.*\\n(?:    .*\\n)*?    command: (.*)\\n`).exec(compose) ?? []
  return command.split(' ')
}
/** The program of a service's health check, with another port. */
const getHealthCheck = (service: string, port: number) => {
  const part = compose.slice(compose.search(new RegExp(`\n  ${service}:`)))
  const [, program = ''] = /test:\s*\[\s*CMD,\s*node,\s*-e,\s*"(.*)",\s*\]/.exec(part) ?? []
  return ['node', '-e', program.replace(/localhost:\d+/, `127.0.0.1:${port}`)]
}

const TOKEN = 'a-token-for-the-scraper'
const buildSettings = (url: string) => ({
  DATABASE_URL: url.replace('tunemaker:', 'tunemaker_product:'),
  MIGRATION_DATABASE_URL: url,
  DATA_DIR: '/data',
  DATABASE_PATIENCE: '15',
  METRICS_TOKEN: TOKEN,
  PAYPAL_API_URL: 'http://127.0.0.1:9',
  PAYPAL_CLIENT_ID: 'nobody',
  PAYPAL_CLIENT_SECRET: 'nobody',
  PAYPAL_WEBHOOK_ID: 'nobody',
  ADMIN_PASSWORD: 'admin-password',
  OPERATOR_PASSWORD: 'operator-password',
  LOG_LEVEL: 'warn',
})

async function run(tree: ImageTree, command: string[], env: Record<string, string | undefined> = {}) {
  const child = tree.start(command, env)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output: output.trim() }
}

async function expectHealthy(child: ChildProcess, port: number, check: string[]): Promise<void> {
  const isListening = () => fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(5_000) }).then(() => true)
  // Entering the root with a new Node for every question would take longer than the start that is waited for.
  await pollUntil('port', 150, async () => child.exitCode !== null || (await isListening()))
  await pollUntil(
    'health',
    150,
    async () => child.exitCode !== null || (await run(image, check, { METRICS_TOKEN: TOKEN })).code === 0,
  )
  expect(child.exitCode).toBe(null)
}

async function expectCleanEnd(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
}

/** A folder in which this checkout is the application, as in the build stage. */
function linkCheckout(): string {
  const root = join(folder, 'build')
  mkdirSync(root)
  symlinkSync(repository, join(root, 'app'))
  return root
}

beforeAll(async () => {
  if (!canEnterRoots) return
  folder = mkdtempSync(join(tmpdir(), 'tunemaker-image-'))
  const stages = parseStages(readFileSync(join(repository, 'Dockerfile'), 'utf8'))
  expect([...stages.keys()]).toEqual(['build', 'trial', ''])
  if (isWhole) {
    trial = new ImageTree(join(folder, 'trial'), {
      mounted: { '/app/node_modules': join(repository, 'node_modules') },
      hasNpm: true,
    })
    // The mounted packages are those that `npm ci` has installed here.
    trial.perform(stages.get('trial') ?? [], repository, { instead: { 'npm ci': () => {} } })
  } else if (isFrontendStale()) {
    // The test's own NODE_ENV would make a development build.
    execFileSync(process.execPath, ['local/cli/frontend/build-frontend.ts'], {
      cwd: repository,
      env: { ...process.env, NODE_ENV: undefined },
    })
  }
  image = new ImageTree(join(folder, 'image'), { hasNpm: isWhole })
  image.perform(stages.get('') ?? [], repository, {
    stages: { build: isWhole ? trial.root : linkCheckout() },
    instead: isWhole
      ? {}
      : {
          'npm ci --omit=dev && npm cache clean --force': () =>
            createProductionPackages(repository, join(image.root, 'app')),
        },
  })
  postgres = await startPostgres({ dataDir: join(folder, 'database'), settings: { fsync: 'off' } })
}, 600_000)

afterAll(async () => {
  if (!canEnterRoots) return
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test.skipIf(!canEnterRoots)(
  `the image’s user may write to its data only, and the image holds no secret ${reason}`,
  async () => {
    expect(image.user).toBe('node')
    const { output } = await run(image, [
      'sh',
      '-c',
      'id -un; find / -xdev -path /usr -prune -o -writable -not -type l -print | sort',
    ])
    expect(output.split('\n')).toEqual(['node', '/data', '/data/files', '/data/uploads', '/home/node', '/tmp'])
    expect(globSync('app/{.env,.git,.data,e2e,local,docs}', { cwd: image.root })).toEqual([])
  },
)

test.skipIf(!canEnterRoots)(
  `the image migrates, serves, stores recordings of any size, works and ends as docker-compose.yml asks it to ${reason}`,
  async () => {
    const [webPort, workerPort] = [await getFreePort(), await getFreePort()]
    const { MIGRATION_DATABASE_URL, ...settings } = buildSettings(postgres?.url ?? '')
    const migration = await run(image, getCommand('migrate'), { ...settings, MIGRATION_DATABASE_URL })
    expect(migration).toMatchObject({ code: 0 })
    const web = image.start(getCommand('web'), { ...settings, PORT: String(webPort) })
    const worker = image.start(getCommand('worker'), { ...settings, METRICS_PORT: String(workerPort) })
    const client = new pg.Client({ connectionString: postgres?.url })
    const logs: string[] = []
    for (const stream of [web.stdout, web.stderr, worker.stdout, worker.stderr])
      stream?.on('data', (chunk: Buffer) => logs.push(chunk.toString()))
    try {
      await expectHealthy(web, webPort, getHealthCheck('web', webPort))
      await expectHealthy(worker, workerPort, getHealthCheck('worker', workerPort))
      const program = `
        const { createArtist } = await import('/app/backend/artists/index.ts')
        const { runInTransaction, db } = await import('/app/backend/database/client.ts')
        const { gKeyId } = await runInTransaction((trx) => createArtist(trx, { accountType: 'production',
          legalName: 'A', stageName: 'A', email: 'a@example.com', paymentEmail: 'a@example.com' }))
        console.log(gKeyId)
        await db.destroy()`
      const { output } = await run(image, ['node', '--input-type=module', '-e', program], settings)
      await client.connect()
      await client.query('INSERT INTO upload_credits SELECT id, 2 FROM artists')
      const origin = `http://127.0.0.1:${webPort}`
      const signIn = await fetch(`${origin}/api/validate-g-key`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ gKeyId: /GK(-[0-9A-Z]{4}){4}/.exec(output)?.[0] }),
      })
      const cookie = signIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
      // Larger than what the browser sends in one piece: those go through /data/uploads.
      const wav = Buffer.concat([buildWav(), ...Array.from({ length: 70 }, () => buildWav().subarray(44))])
      wav.writeUInt32LE(wav.length - 8, 4)
      wav.writeUInt32LE(wav.length - 44, 40)
      const form = new FormData()
      for (const [name, value] of [
        ['songTitle', 'Large'],
        ['copyrightHolders', 'A'],
        ['contact', 'a@example.com'],
      ] as const)
        form.set(name, value)
      form.set('audioFile', new File([new Uint8Array(wav)], 'large.wav'))
      const stored = await fetch(`${origin}/api/songs/upload`, { method: 'POST', headers: { cookie }, body: form })
      expect(stored.status).toBe(201)
      const piece = await fetch(`${origin}/api/uploads`, {
        method: 'POST',
        headers: { cookie, 'tus-resumable': '1.0.0', 'upload-length': String(wav.length) },
      })
      expect(piece.status).toBe(201)
      const sent = await fetch(origin + (piece.headers.get('location') ?? ''), {
        method: 'PATCH',
        headers: {
          cookie,
          'tus-resumable': '1.0.0',
          'content-type': 'application/offset+octet-stream',
          'upload-offset': '0',
        },
        body: new Uint8Array(wav),
      })
      expect(sent.status).toBe(204)
      const files = globSync('data/{files,uploads}/**/*', { cwd: image.root, withFileTypes: true }).filter((file) =>
        file.isFile(),
      )
      expect(files.length).toBeGreaterThan(1)
      for (const file of files) expect(statSync(join(file.parentPath, file.name)).uid).toBe(NODE_ID)
      // The worker reads the recording in a limited process.
      await pollUntil(
        'waveform',
        150,
        async () => (await client.query('SELECT FROM songs WHERE peaks IS NOT NULL')).rowCount === 1,
      )
      await expectCleanEnd(web)
      await expectCleanEnd(worker)
    } finally {
      await client.end()
      web.kill('SIGKILL')
      worker.kill('SIGKILL')
    }
  },
  600_000,
)

test.skipIf(!canEnterRoots || !isWhole)(
  `the trial starts as its user with its own database, PayPal and mail, and ends cleanly (npm run test:image)`,
  async () => {
    expect(trial.user).toBe('node')
    const port = await getFreePort()
    // Without the demo, which takes long and is tested elsewhere.
    const child = trial.start(trial.command, { DATA_DIR: '/data', PORT: String(port), DEMO: '0' })
    try {
      await pollUntil('the trial', 300, async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok)
      expect((await fetch(`http://127.0.0.1:${port}/home`)).status).toBe(200)
      const owners = execFileSync('find', [join(trial.root, 'data'), '-not', '-uid', String(NODE_ID)], {
        encoding: 'utf8',
      })
      expect(owners).toBe('')
      await expectCleanEnd(child)
    } finally {
      child.kill('SIGKILL')
    }
  },
  600_000,
)
