import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, lchownSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { cpSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { PlainError } from './plain-error.ts'
import type { SystemUser } from './postgres-binaries.ts'
import { sweepLeftovers } from './postgres-leftovers.ts'

export interface PostgresHome {
  /** Holds the cluster, and a copy of the programs where one is needed. */
  directory: string
  password: string
  /** Whom PostgreSQL runs as; undefined: as ourselves. */
  user: SystemUser | undefined
}

/** What DATA_DIR/postgres.json remembers. `home` is relative to DATA_DIR unless it had to lie elsewhere. */
interface HomeRecord {
  home: string
  password: string
}

const INSIDE = 'postgres'

/** Said once, not again at every restart of the server. */
const told = new Set<string>()

/**
 * Finds or makes the directory of the database that belongs to `dataDir`.
 *
 * PostgreSQL refuses to run as root. Started by root it runs as an unprivileged user, who may be unable to reach
 * `dataDir`; then the home lies outside and `dataDir` keeps a pointer to it, so that deleting `dataDir` is a fresh start.
 */
export function preparePostgresHome(dataDir: string, say: (line: string) => void): PostgresHome {
  mkdirSync(dataDir, { recursive: true })
  const recordFile = join(dataDir, 'postgres.json')
  let record = readRecord(recordFile)
  if (record === undefined) {
    if (existsSync(join(dataDir, INSIDE, 'cluster'))) {
      throw new PlainError(`${recordFile} is missing: the password of the database beside it was in there.`)
    }
    record = { home: INSIDE, password: randomBytes(24).toString('base64url') }
    writeRecord(recordFile, record)
  }

  let directory = resolve(dataDir, record.home)
  refuseCopiedPointer(dataDir, record.home, directory)
  const user = process.getuid?.() === 0 ? chooseUser(join(directory, 'cluster')) : undefined

  if (!makeUsable(directory, user)) {
    const elsewhere = makeOutsideHome(user, dataDir, say)
    // A cluster that somebody moved, with DATA_DIR, to where only root can read.
    if (existsSync(join(directory, 'cluster'))) move(directory, elsewhere, user)
    rmSync(directory, { recursive: true, force: true })
    directory = elsewhere
    record = { ...record, home: directory }
    writeFileSync(join(directory, 'belongs-to'), realpathSync(dataDir))
    writeRecord(recordFile, record)
  }
  if (resolve(dataDir, INSIDE) !== directory && !told.has(directory)) {
    told.add(directory)
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

/** Two DATA_DIRs on one database would corrupt each other's story; a moved DATA_DIR is fine. */
function refuseCopiedPointer(dataDir: string, home: string, directory: string) {
  const mark = join(directory, 'belongs-to')
  if (home === INSIDE || !existsSync(mark)) return
  const owner = readFileSync(mark, 'utf8')
  if (owner === realpathSync(dataDir)) return
  if (existsSync(owner) && readRecord(join(owner, 'postgres.json'))?.home === home) {
    throw new PlainError(
      `${dataDir} is a copy of ${owner}, whose database lies in ${directory}. Delete ${join(dataDir, 'postgres.json')} to start with an empty database.`,
    )
  }
  writeFileSync(mark, realpathSync(dataDir))
}

/** An existing cluster keeps its owner; a new one gets the first unprivileged user this system has. */
function chooseUser(cluster: string): SystemUser {
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
  throw new PlainError(
    'PostgreSQL refuses to run as root and this system has no user "postgres" or "nobody": start as an ordinary user, or set DATABASE_URL.',
  )
}

/** Makes the directory and gives it to the user; false when he cannot reach it there. */
function makeUsable(directory: string, user: SystemUser | undefined): boolean {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  if (user === undefined) {
    refuseForeignOwner(directory)
    return true
  }
  try {
    chmodSync(directory, 0o700)
    giveTree(directory, user)
    execFileSync('/bin/sh', ['-c', 'test -w "$0" && cd "$0"', directory], { ...user, cwd: '/', stdio: 'ignore' })
    return true
  } catch {
    // Out of reach, or a file system that knows no owners.
    return false
  }
}

function refuseForeignOwner(directory: string) {
  const { uid } = statSync(directory)
  const me = process.getuid?.()
  if (me === undefined || uid === me) return
  throw new PlainError(
    `${directory} belongs to the user with id ${uid}, but this process runs as ${me}: start as that user, or choose another DATA_DIR.`,
  )
}

function makeOutsideHome(user: SystemUser | undefined, dataDir: string, say: (line: string) => void): string {
  const name = randomBytes(6).toString('hex')
  for (const base of ['/var/lib/tunemaker', '/var/tmp/tunemaker', join(tmpdir(), 'tunemaker')]) {
    try {
      mkdirSync(base, { recursive: true })
      chmodSync(base, 0o755)
      if (!makeUsable(join(base, name), user)) continue
    } catch {
      // Read-only there; the next place may do.
      continue
    }
    for (const home of sweepLeftovers(base, dataDir)) {
      say(`The database of an earlier ${dataDir} still lies in ${home}: remove it if you do not need it.`)
    }
    return join(base, name)
  }
  throw new PlainError('No directory was found that both root and an unprivileged user can use: set DATABASE_URL.')
}

function move(from: string, to: string, user: SystemUser | undefined) {
  cpSync(join(from, 'cluster'), join(to, 'cluster'), { recursive: true, verbatimSymlinks: true })
  if (user !== undefined) giveTree(to, user)
}

function giveTree(directory: string, user: SystemUser) {
  const cluster = join(directory, 'cluster')
  const given = existsSync(cluster) ? statSync(cluster).uid === user.uid : true
  if (!given) {
    for (const entry of readdirSync(cluster, { recursive: true }))
      lchownSync(join(cluster, String(entry)), user.uid, user.gid)
    chmodSync(cluster, 0o700)
    // Last: its owner is the sign that everything below has been given.
    chownSync(cluster, user.uid, user.gid)
  }
  chownSync(directory, user.uid, user.gid)
}
