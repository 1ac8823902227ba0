import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '#runtime/config'
import { createSigningKey, type SigningKey } from './signed-note.ts'

/** The name of a log that has none yet: its address without the scheme. */
export const defaultOrigin = `${config.PUBLIC_URL.replace(/^https?:\/\//, '')}/log`

/**
 * The keys that sign checkpoints: the current one, and the next one while a change of keys is under way. They are kept
 * outside the database, so that who can write the database cannot sign.
 */
export async function getSigningKeys(origin: string): Promise<SigningKey[]> {
  const seeds = [config.EDITION_LOG_KEY ?? (await getStoredSeed()), config.EDITION_LOG_NEXT_KEY]
  return seeds.filter((seed) => seed !== undefined).map((seed) => createSigningKey(origin, seed))
}

/** The key in DATA_DIR, created at first use; of two processes that create it at once, one wins. */
async function getStoredSeed(): Promise<string> {
  const path = join(config.DATA_DIR, 'edition-log.key')
  try {
    await writeFile(path, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFile(path, 'utf8')
}
