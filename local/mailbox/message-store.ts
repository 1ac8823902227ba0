import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

export interface StoredMessage {
  id: string
  /** Time of arrival, ISO 8601. */
  at: string
  /** The envelope recipients, in lower case. */
  to: string[]
  from: string
  subject: string
  text: string
  html: string
  /** Every URL in the mail, in order, without duplicates. */
  links: string[]
}

export interface MessageStore {
  /** Newest first. */
  list(): StoredMessage[]
  get(id: string): StoredMessage | undefined
  /** Resolves when the message is durably on disk. */
  add(message: Omit<StoredMessage, 'id' | 'at'>): Promise<void>
}

const MESSAGES_MAX = 5000

/** Stores one file per mail, written atomically: after a kill only complete mails remain. */
export async function createMessageStore(directory: string, kept = MESSAGES_MAX): Promise<MessageStore> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  let messages = await readMessages(directory)
  const fileOf = (id: string) => join(directory, `${id}.json`)

  async function forgetOldest() {
    const surplus = messages.slice(kept)
    messages = messages.slice(0, kept)
    await Promise.all(surplus.map(({ id }) => rm(fileOf(id), { force: true })))
  }
  await forgetOldest()

  return {
    list: () => messages,
    get: (id) => messages.find((message) => message.id === id),
    async add(content) {
      const at = new Date().toISOString()
      const id = `${at.replaceAll(/\D/g, '')}-${randomBytes(4).toString('hex')}`
      const message = { id, at, ...content }
      await writeAtomically(fileOf(id), JSON.stringify(message))
      messages = [message, ...messages]
      await forgetOldest()
    },
  }
}

async function readMessages(directory: string): Promise<StoredMessage[]> {
  const names = await readdir(directory)
  await Promise.all(names.filter((name) => name.endsWith('.new')).map((name) => rm(join(directory, name))))
  const found: StoredMessage[] = []
  // File names start with the time.
  for (const name of names.filter((one) => one.endsWith('.json')).toSorted((a, b) => (a < b ? 1 : -1))) {
    try {
      found.push(JSON.parse(await readFile(join(directory, name), 'utf8')) as StoredMessage)
    } catch {
      // Not ours, or damaged: show the others.
    }
  }
  return found
}

async function writeAtomically(path: string, content: string) {
  const file = await open(`${path}.new`, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.new`, path)
}
