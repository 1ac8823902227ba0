import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { config } from '#runtime/config'
import { CliError } from './output/cli-error.ts'

/** The launcher's own settings; the processes read the rest from the environment. */
export interface Settings {
  dataDir: string
  port: number
  host: string
  publicUrl: string
  /** The host under which our own processes reach the product. */
  localHost: string
  demo: boolean
  /** Given by the user; undefined for the local service. */
  databaseUrl: string | undefined
  paypalIsReal: boolean
  smtpUrl: string | undefined
}

/** Reads the environment, which `#runtime/config` has already validated. Creates DATA_DIR. */
export function getSettings(): Settings {
  if (config.PAYPAL_ENVIRONMENT === 'live' && !config.PAYPAL_CLIENT_ID) {
    throw new CliError('PAYPAL_ENVIRONMENT is live, but PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET are not set.')
  }
  ensureDataDir(config.DATA_DIR)
  return {
    dataDir: config.DATA_DIR,
    port: config.PORT,
    host: config.HOST,
    publicUrl: config.PUBLIC_URL,
    localHost: getLocalHost(config.HOST),
    demo: process.env['DEMO'] ? config.DEMO : true,
    databaseUrl: config.DATABASE_URL,
    paypalIsReal: Boolean(config.PAYPAL_CLIENT_ID),
    smtpUrl: config.SMTP_URL,
  }
}

function getLocalHost(host: string) {
  if (host === '0.0.0.0' || host === '' || host === 'localhost') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

function ensureDataDir(directory: string) {
  try {
    createDirectory(directory)
    accessSync(directory, constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new CliError(`DATA_DIR ${directory} cannot be written (${code}): set DATA_DIR to another directory.`)
  }
}

/** One level at a time: where nothing can be created, as in /proc, Node's own `recursive` never returns. */
function createDirectory(path: string) {
  if (existsSync(path)) return
  createDirectory(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    if (!existsSync(path)) throw error
  }
}
