import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bold, dim, green, underline } from './terminal.ts'

/** DATA_DIR/welcome.json: a person's script begins with it where a person begins with the terminal. */
export interface Welcome {
  url: string
  mailbox: string
  gKeys: { test: string[]; production: string[] }
  keymails: string[]
  adminPassword: string
  operatorPassword: string
}

const fileIn = (dataDir: string) => join(dataDir, 'welcome.json')

/** The kept one, completed with fresh passwords where none is kept or given by the environment. */
export function readWelcome(dataDir: string): Welcome {
  const kept = readKept(dataDir)
  return {
    url: kept.url ?? '',
    mailbox: kept.mailbox ?? '',
    gKeys: kept.gKeys ?? { test: [], production: [] },
    keymails: kept.keymails ?? [],
    adminPassword: process.env['ADMIN_PASSWORD'] || kept.adminPassword || readablePassword(),
    operatorPassword: process.env['OPERATOR_PASSWORD'] || kept.operatorPassword || readablePassword(),
  }
}

function readKept(dataDir: string): Partial<Welcome> {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Partial<Welcome>
  } catch {
    return {}
  }
}

export function writeWelcome(dataDir: string, welcome: Welcome): void {
  const file = fileIn(dataDir)
  writeFileSync(`${file}.new`, `${JSON.stringify(welcome, null, 2)}\n`, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'

/** 80 random bits, without letters that look alike. */
function readablePassword() {
  const letters = [...randomBytes(16)].map((byte) => LETTERS[byte % 32])
  return [0, 4, 8, 12].map((from) => letters.slice(from, from + 4).join('')).join('-')
}

/** Where to click. */
export function welcomeLines(welcome: Welcome, { simulator }: { simulator: boolean }): string[] {
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
