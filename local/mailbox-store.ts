import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

export interface StoredMessage {
  id: string
  /** ISO time of arrival. */
  at: string
  /** The envelope: who really got it, in lower case. */
  to: string[]
  from: string
  subject: string
  text: string
  html: string
  /** Every web address in it, in order, once. */
  links: string[]
}

export interface MessageStore {
  /** Newest first. */
  all(): StoredMessage[]
  find(id: string): StoredMessage | undefined
  /** On disk for good when it resolves. */
  add(message: Omit<StoredMessage, 'id' | 'at'>): Promise<void>
}

const KEPT = 5000

/** One file per mail; a kill at any moment leaves whole mails only. */
export async function openMessageStore(directory: string, kept = KEPT): Promise<MessageStore> {
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
    all: () => messages,
    find: (id) => messages.find((message) => message.id === id),
    async add(content) {
      const at = new Date().toISOString()
      const id = `${at.replaceAll(/\D/g, '')}-${randomBytes(4).toString('hex')}`
      const message = { id, at, ...content }
      await writeWhole(fileOf(id), JSON.stringify(message))
      messages = [message, ...messages]
      await forgetOldest()
    },
  }
}

async function readMessages(directory: string): Promise<StoredMessage[]> {
  const names = await readdir(directory)
  await Promise.all(names.filter((name) => name.endsWith('.new')).map((name) => rm(join(directory, name))))
  const found: StoredMessage[] = []
  // Names begin with the time.
  for (const name of names.filter((one) => one.endsWith('.json')).toSorted((a, b) => (a < b ? 1 : -1))) {
    try {
      found.push(JSON.parse(await readFile(join(directory, name), 'utf8')) as StoredMessage)
    } catch {
      // Not ours, or damaged by hand: the others are still worth showing.
    }
  }
  return found
}

async function writeWhole(path: string, content: string) {
  const file = await open(`${path}.new`, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.new`, path)
}
