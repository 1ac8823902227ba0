import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from './config.ts'

// Beside the stored files, so that storing a finished file is a rename.
const ROOT = join(config.DATA_DIR, 'incoming')

/** Longer than any request or job works on its folder. */
const LEFT_BEHIND_HOURS = 2
const PURGE_INTERVAL_MS = 3_600_000

/** Runs `work` with a new folder, which is removed afterwards. */
export async function runWithTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(ROOT, { recursive: true })
  const folder = await mkdtemp(join(ROOT, 'r-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 20 })
  }
}

/**
 * Purges what killed processes left behind, by age: other processes work in the same place. A folder counts as new while
 * anything in it does, since an upload writes to its file for as long as it lasts.
 */
export async function purgeTemporaryFolders(): Promise<void> {
  const oldest = Date.now() - LEFT_BEHIND_HOURS * 3_600_000
  for (const name of await readdir(ROOT).catch(() => [])) {
    const path = join(ROOT, name)
    if ((await getLatestChange(path)) < oldest) await rm(path, { recursive: true, force: true })
  }
}

/** Purges now and every hour; returns a function that stops it. */
export function startTemporaryFolderPurge(): () => void {
  const purge = () => void purgeTemporaryFolders().catch(() => undefined)
  purge()
  const timer = setInterval(purge, PURGE_INTERVAL_MS).unref()
  return () => clearInterval(timer)
}

async function getLatestChange(path: string): Promise<number> {
  const names = await readdir(path).catch(() => [])
  const times = await Promise.all(
    [path, ...names.map((name) => join(path, name))].map((each) =>
      // What is gone meanwhile was in use.
      stat(each).then(
        ({ mtimeMs }) => mtimeMs,
        () => Date.now(),
      ),
    ),
  )
  return Math.max(...times)
}
