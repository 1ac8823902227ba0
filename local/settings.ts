import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname } from 'node:path'
import { config } from '#platform/config'
import { PlainError } from './plain-error.ts'

/** What the launcher itself has to know; the processes read the rest from the environment. */
export interface Settings {
  dataDir: string
  port: number
  host: string
  publicUrl: string
  /** Where our own processes reach the product. */
  localHost: string
  demo: boolean
  /** Their own, or undefined for the local stand-in. */
  databaseUrl: string | undefined
  paypalIsReal: boolean
  smtpUrl: string | undefined
}

/** Reads the environment; `#platform/config` has refused wrong values before. Makes DATA_DIR. */
export function readSettings(): Settings {
  if (config.PAYPAL_ENVIRONMENT === 'live' && !config.PAYPAL_CLIENT_ID) {
    throw new PlainError('PAYPAL_ENVIRONMENT is live, but PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET are not set.')
  }
  makeDataDir(config.DATA_DIR)
  return {
    dataDir: config.DATA_DIR,
    port: config.PORT,
    host: config.HOST,
    publicUrl: config.PUBLIC_URL,
    localHost: localHost(config.HOST),
    demo: process.env['DEMO'] ? config.DEMO : true,
    databaseUrl: config.DATABASE_URL,
    paypalIsReal: Boolean(config.PAYPAL_CLIENT_ID),
    smtpUrl: config.SMTP_URL,
  }
}

function localHost(host: string) {
  if (host === '0.0.0.0' || host === '' || host === 'localhost') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

function makeDataDir(directory: string) {
  try {
    makeDirectory(directory)
    accessSync(directory, constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new PlainError(`DATA_DIR ${directory} cannot be written (${code}): set DATA_DIR to another directory.`)
  }
}

/** Step by step: where nothing can be made, as in /proc, Node's own `recursive` never comes back. */
function makeDirectory(path: string) {
  if (existsSync(path)) return
  makeDirectory(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    if (!existsSync(path)) throw error
  }
}

/** @throws PlainError with the reason why nobody can listen there. */
export async function refuseTakenPort(port: number, host: string): Promise<void> {
  const server = createServer()
  const code = await new Promise<string | undefined>((settle) => {
    server.once('error', (error: NodeJS.ErrnoException) => settle(error.code ?? error.message))
    server.listen(port, host, () => server.close(() => settle(undefined)))
  })
  if (code === undefined) return
  if (code === 'EADDRINUSE') {
    throw new PlainError(
      `Port ${port} is taken by another program: stop it, or choose another port, as in PORT=${port + 10} npm start.`,
    )
  }
  if (code === 'EACCES')
    throw new PlainError(`Port ${port} needs more rights than you have: choose one above 1023 with PORT.`)
  throw new PlainError(`Nobody can listen on ${host}:${port} here (${code}): set HOST and PORT to others.`)
}
