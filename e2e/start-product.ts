import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { constants, cpSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getStoredCredentials } from '#local/cli/development-credentials'
import { createTestFolder } from '#testing/create-test-folder'
import { queryDatabase } from './support/database.ts'

/**
 * Starts the whole product as `npm start` does, on a free port, once per test worker so that workers are isolated. The
 * demo data is loaded once and copied for each of them. Stops them after the tests.
 */
export default async function startProducts({ workers } = { workers: 1 }): Promise<() => Promise<void>> {
  const template = createTestFolder('template')
  const seeded = await startProductIn(template)
  await waitUntilJobsAreDone(template)
  await seeded.stop()
  const products = await Promise.all(Array.from({ length: workers }, () => startProduct(template)))
  process.env['E2E_WELCOMES'] = products.map(({ welcomeFile }) => welcomeFile).join(delimiter)
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()))
    rmSync(template, { recursive: true, force: true })
  }
}

/** The copies would otherwise each calculate the same waveforms, previews and fingerprints. */
async function waitUntilJobsAreDone(dataDir: string): Promise<void> {
  const countDue = `SELECT count(*)::int AS due FROM pgboss.job WHERE state < 'completed' AND start_after <= now()`
  for (;;) {
    const [row] = await queryDatabase<{ due: number }>(countDue, [], dataDir)
    if (row?.due === 0) return
    await sleep(250)
  }
}

type Product = { welcomeFile: string; stop: () => Promise<void> }

/** Starts a product with a copy of the demo data. */
async function startProduct(template: string): Promise<Product> {
  const dataDir = createTestFolder('product')
  cpSync(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const { welcomeFile, stop } = await startProductIn(dataDir)
  return {
    welcomeFile,
    stop: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function startProductIn(dataDir: string): Promise<Product> {
  const port = await getFreePort()
  const product = spawn(process.execPath, ['local/cli/start.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: '',
      DATA_DIR: dataDir,
      NO_COLOR: '1',
      DEMO_SONG_SECONDS: '15',
      DEMO_CARD_WIDTH: '480',
      // Each test sets its own client address.
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => {
    product.once('exit', () => resolve())
  })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    product.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('TuneMaker is open') && hasCredentials(dataDir, port)) resolve()
    })
    product.once('exit', () => reject(new Error(`the product did not start:\n${output}`)))
  })
  return {
    welcomeFile: join(dataDir, 'welcome.json'),
    stop: async () => {
      product.kill('SIGTERM')
      await ended
    },
  }
}

/** Whether the launcher has written the credentials of this start; a copied data folder has those of another one. */
function hasCredentials(dataDir: string, port: number): boolean {
  try {
    return new URL(getStoredCredentials(join(dataDir, 'welcome.json')).url).port === String(port)
  } catch {
    return false
  }
}

/** Below the ports that systems give to outgoing connections, one of which would take it before the product listens. */
async function getFreePort(): Promise<number> {
  for (;;) {
    const port = 15_000 + randomInt(15_000)
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer()
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
    if (isFree) return port
  }
}
