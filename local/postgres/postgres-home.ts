import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, lchownSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { cpSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { CliError } from '#local/cli/output/cli-error'
import type { SystemUser } from './postgres-binaries.ts'
import { purgeOrphanedHomes } from './purge-orphaned-homes.ts'

export interface PostgresHome {
  /** Contains the cluster, and a copy of the programs if one is needed. */
  directory: string
  password: string
  /** The user PostgreSQL runs as; undefined for the current one. */
  user: SystemUser | undefined
}

/** The content of DATA_DIR/postgres.json. `home` is relative to DATA_DIR unless it is outside. */
interface HomeRecord {
  home: string
  password: string
}

const DEFAULT_HOME = 'postgres'

/** Reported once, not at every restart of the server. */
const reportedHomes = new Set<string>()

/**
 * Creates or finds the directory of the database that belongs to `dataDir`.
 *
 * PostgreSQL refuses to run as root. Started by root it runs as an unprivileged user, who may be unable to access
 * `dataDir`; then the home is created elsewhere and `dataDir` contains a pointer to it, so that deleting `dataDir`
 * still gives a fresh start.
 */
export function getOrCreatePostgresHome(dataDir: string, say: (line: string) => void): PostgresHome {
  mkdirSync(dataDir, { recursive: true })
  const recordFile = join(dataDir, 'postgres.json')
  let record = readRecord(recordFile)
  if (record === undefined) {
    if (existsSync(join(dataDir, DEFAULT_HOME, 'cluster'))) {
      throw new CliError(`${recordFile} is missing: the password of the database beside it was in there.`)
    }
    record = { home: DEFAULT_HOME, password: randomBytes(24).toString('base64url') }
    writeRecord(recordFile, record)
  }

  let directory = resolve(dataDir, record.home)
  assertNotCopied(dataDir, record.home, directory)
  const user = process.getuid?.() === 0 ? getDatabaseUser(join(directory, 'cluster')) : undefined

  if (!ensureUsable(directory, user)) {
    const elsewhere = createOutsideHome(user, dataDir, say)
    // A cluster that was moved, together with DATA_DIR, to a place only root can access.
    if (existsSync(join(directory, 'cluster'))) moveHome(directory, elsewhere, user)
    rmSync(directory, { recursive: true, force: true })
    directory = elsewhere
    record = { ...record, home: directory }
    writeFileSync(join(directory, 'belongs-to'), realpathSync(dataDir))
    writeRecord(recordFile, record)
  }
  if (resolve(dataDir, DEFAULT_HOME) !== directory && !reportedHomes.has(directory)) {
    reportedHomes.add(directory)
    say(`Only root can read ${dataDir}, so the database lies in ${directory}.`)
  }
  return { directory, password: record.password, user }
}

function readRecord(file: string): HomeRecord | undefined {
  if (!existsSync(file)) return undefined
  return JSON.parse(readFileSync(file, 'utf8')) as HomeRecord
}

function writeRecord(file: string, record: HomeRecord) {
  writeFileSync(`${file}.new`, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}

/** Two DATA_DIRs on one database would corrupt each other; a moved DATA_DIR is fine. */
function assertNotCopied(dataDir: string, home: string, directory: string) {
  const mark = join(directory, 'belongs-to')
  if (home === DEFAULT_HOME || !existsSync(mark)) return
  const owner = readFileSync(mark, 'utf8')
  if (owner === realpathSync(dataDir)) return
  if (existsSync(owner) && readRecord(join(owner, 'postgres.json'))?.home === home) {
    throw new CliError(
      `${dataDir} is a copy of ${owner}, whose database lies in ${directory}. Delete ${join(dataDir, 'postgres.json')} to start with an empty database.`,
    )
  }
  writeFileSync(mark, realpathSync(dataDir))
}

/** An existing cluster keeps its owner; a new one gets the first unprivileged user found on this system. */
function getDatabaseUser(cluster: string): SystemUser {
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster)
    if (uid !== 0) return { uid, gid }
  }
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody', 'daemon']) {
    const [, , uid, gid] = users.find((fields) => fields[0] === name) ?? []
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new CliError(
    'PostgreSQL refuses to run as root and this system has no user "postgres" or "nobody": start as an ordinary user, or set DATABASE_URL.',
  )
}

/** Creates the directory and makes `user` its owner; false if that user cannot access it. */
function ensureUsable(directory: string, user: SystemUser | undefined): boolean {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  if (user === undefined) {
    assertOwner(directory)
    return true
  }
  try {
    chmodSync(directory, 0o700)
    updateOwner(directory, user)
    execFileSync('/bin/sh', ['-c', 'test -w "$0" && cd "$0"', directory], { ...user, cwd: '/', stdio: 'ignore' })
    return true
  } catch {
    // Inaccessible, or a file system without owners.
    return false
  }
}

function assertOwner(directory: string) {
  const { uid } = statSync(directory)
  const me = process.getuid?.()
  if (me === undefined || uid === me) return
  throw new CliError(
    `${directory} belongs to the user with id ${uid}, but this process runs as ${me}: start as that user, or choose another DATA_DIR.`,
  )
}

function createOutsideHome(user: SystemUser | undefined, dataDir: string, say: (line: string) => void): string {
  const name = randomBytes(6).toString('hex')
  for (const base of ['/var/lib/tunemaker', '/var/tmp/tunemaker', join(tmpdir(), 'tunemaker')]) {
    try {
      mkdirSync(base, { recursive: true })
      chmodSync(base, 0o755)
      if (!ensureUsable(join(base, name), user)) continue
    } catch {
      // Read-only; try the next place.
      continue
    }
    for (const home of purgeOrphanedHomes(base, dataDir)) {
      say(`The database of an earlier ${dataDir} still lies in ${home}: remove it if you do not need it.`)
    }
    return join(base, name)
  }
  throw new CliError('No directory was found that both root and an unprivileged user can use: set DATABASE_URL.')
}

function moveHome(from: string, to: string, user: SystemUser | undefined) {
  cpSync(join(from, 'cluster'), join(to, 'cluster'), { recursive: true, verbatimSymlinks: true })
  if (user !== undefined) updateOwner(to, user)
}

function updateOwner(directory: string, user: SystemUser) {
  const cluster = join(directory, 'cluster')
  const given = existsSync(cluster) ? statSync(cluster).uid === user.uid : true
  if (!given) {
    for (const entry of readdirSync(cluster, { recursive: true }))
      lchownSync(join(cluster, String(entry)), user.uid, user.gid)
    chmodSync(cluster, 0o700)
    // Last, because its owner indicates that everything below has been changed.
    chownSync(cluster, user.uid, user.gid)
  }
  chownSync(directory, user.uid, user.gid)
}
