import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/**
 * Starts the whole product as `npm start` does, on a free port with an empty data folder, once per test worker so that
 * workers are isolated. Stops them after the tests.
 */
export default async function startProducts({ workers } = { workers: 1 }): Promise<() => Promise<void>> {
  const products = await Promise.all(Array.from({ length: workers }, () => startProduct()))
  process.env['E2E_WELCOMES'] = products.map(({ welcomeFile }) => welcomeFile).join(delimiter)
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()))
  }
}

/** Starts another product, for a test that needs different settings. */
export async function startProduct(
  settings: Record<string, string> = {},
): Promise<{ welcomeFile: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tunemaker-e2e-'))
  const port = await getFreePort()
  const product = spawn(process.execPath, ['local/cli/start.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: '',
      DATA_DIR: dataDir,
      NO_COLOR: '1',
      // Each test sets its own client address.
      TRUST_PROXY: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => {
    product.once('exit', () => resolve())
  })
  await new Promise<void>((resolve, reject) => {
    let said = ''
    product.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      // The launcher writes welcome.json before it prints the address.
      if (said.includes(`:${port}`) && hasCredentials(dataDir)) resolve()
    })
    product.once('exit', () =>
      reject(
        new Error(`the product did not start:
${said}`),
      ),
    )
  })
  return {
    welcomeFile: join(dataDir, 'welcome.json'),
    stop: async () => {
      product.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function hasCredentials(dataDir: string): boolean {
  try {
    return Boolean(JSON.parse(readFileSync(join(dataDir, 'welcome.json'), 'utf8')))
  } catch {
    return false
  }
}

function getFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
