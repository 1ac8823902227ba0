import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bold, dim, green, underline } from './output/terminal.ts'

/** DATA_DIR/welcome.json: addresses and credentials for scripts, the same that the terminal shows. */
export interface DevelopmentCredentials {
  url: string
  mailbox: string
  gKeys: { test: string[]; production: string[] }
  keymails: string[]
  adminPassword: string
  operatorPassword: string
}

const getCredentialsPath = (dataDir: string) => join(dataDir, 'welcome.json')

/** The stored credentials, completed with new passwords unless they are stored or given by the environment. */
export function getCredentials(dataDir: string): DevelopmentCredentials {
  const stored = readStoredCredentials(dataDir)
  return {
    url: stored.url ?? '',
    mailbox: stored.mailbox ?? '',
    gKeys: stored.gKeys ?? { test: [], production: [] },
    keymails: stored.keymails ?? [],
    adminPassword: process.env['ADMIN_PASSWORD'] || stored.adminPassword || createPassword(),
    operatorPassword: process.env['OPERATOR_PASSWORD'] || stored.operatorPassword || createPassword(),
  }
}

/** Reads a credentials file. Throws if it does not exist or is not complete JSON. */
export function getStoredCredentials(file: string): DevelopmentCredentials {
  return JSON.parse(readFileSync(file, 'utf8')) as DevelopmentCredentials
}

function readStoredCredentials(dataDir: string): Partial<DevelopmentCredentials> {
  try {
    return getStoredCredentials(getCredentialsPath(dataDir))
  } catch {
    return {}
  }
}

export function updateCredentials(dataDir: string, welcome: DevelopmentCredentials): void {
  const file = getCredentialsPath(dataDir)
  writeFileSync(`${file}.new`, `${JSON.stringify(welcome, null, 2)}\n`, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}

const PASSWORD_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** 80 random bits, without letters that look alike. */
function createPassword() {
  const letters = [...randomBytes(16)].map((byte) => PASSWORD_ALPHABET[byte % 32])
  return [0, 4, 8, 12].map((from) => letters.slice(from, from + 4).join('')).join('-')
}

/** The lines printed once the product is ready. */
export function formatWelcome(welcome: DevelopmentCredentials, { simulator }: { simulator: boolean }): string[] {
  const { url, mailbox, gKeys, keymails, adminPassword, operatorPassword } = welcome
  const [production] = gKeys.production
  const [test] = gKeys.test
  const [keymail] = keymails
  const row = (what: string, value: string, note = '') =>
    `  ${what.padEnd(12)} ${bold(value)}${note && `  ${dim(note)}`}`
  return [
    '',
    `  ${green('TuneMaker is open:')} ${bold(underline(url))}`,
    '',
    ...(keymail ? [row('A Keymail', keymail, `redeem it: ${url}/redeem-keymail?code=${keymail}`)] : []),
    ...(production ? [row('An artist', production, `a production G-Key: ${url}/g-key-login`)] : []),
    ...(test ? [row('', test, 'a test G-Key, to look around')] : []),
    row('Admin', adminPassword, 'password'),
    row('Operator', operatorPassword, 'password'),
    ...(mailbox ? [row('Mailbox', mailbox, 'every mail ends up here, none leaves this computer')] : []),
    ...(simulator ? [row('PayPal', 'simulated', 'approve, cancel or decline in its window; no money moves')] : []),
    '',
    dim('  Ctrl-C stops everything.'),
    '',
  ]
}
