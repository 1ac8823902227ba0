import { createReadStream } from 'node:fs'
import { type FileHandle, chmod, copyFile, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import type { Storage } from './storage.ts'

const CHUNK_BYTES = 256 * 1024

/** Only the product's own user may read what artists and applicants sent. */
const PRIVATE = 0o700

/** Stores files under `<dataDir>/files`. Any number of processes may share the folder. */
export class FileStorage implements Storage {
  readonly #dataDir: string
  readonly #root: string
  // A player requests many small ranges of one file: opening it each time would cost more than reading.
  readonly #open = new LRUCache<string, Promise<FileHandle>>({
    max: 128,
    ttl: 60_000,
    dispose: (handle) => void closeDeferred(handle),
  })

  /** Once per process: the folder may have been created before, or by a restore. */
  #closed: Promise<void> | undefined

  constructor(dataDir: string) {
    this.#dataDir = dataDir
    this.#root = join(dataDir, 'files')
  }

  async put(key: string, path: string): Promise<void> {
    const target = this.#path(key)
    await mkdir(dirname(target), { recursive: true, mode: PRIVATE })
    await (this.#closed ??= chmod(this.#root, PRIVATE))
    await rename(path, target).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EXDEV') throw error
      // The upload is on another file system: copy it, then rename it atomically.
      await copyFile(path, `${target}.part`)
      await rename(`${target}.part`, target)
    })
    await syncToDisk(target)
    await syncToDisk(dirname(target))
  }

  async stream(key: string, start: number, end: number): Promise<Readable> {
    // Opens its own handle: a shared one may be closed while a slow listener is still reading.
    const handle = await open(this.#path(key))
    return createReadStream('', { fd: handle, start, end, highWaterMark: CHUNK_BYTES })
  }

  async read(key: string, start: number, end: number, memory?: Buffer): Promise<Buffer> {
    const handle = await this.#handle(key)
    const length = end - start + 1
    const buffer = memory && memory.length >= length ? memory.subarray(0, length) : Buffer.allocUnsafe(length)
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, start)
    if (bytesRead !== buffer.length) throw new Error(`stored file ${key} is shorter than its row says`)
    return buffer
  }

  async delete(key: string): Promise<void> {
    this.#open.delete(key)
    await rm(this.#path(key), { force: true })
  }

  async getFreeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.#dataDir)
    return bavail * bsize
  }

  async *list(): AsyncGenerator<{ key: string; ageSeconds: number }> {
    const folders = await readdir(this.#root, { withFileTypes: true }).catch(() => [])
    for (const folder of folders) {
      if (!folder.isDirectory()) continue
      for (const name of await readdir(join(this.#root, folder.name))) {
        const { mtimeMs } = await stat(join(this.#root, folder.name, name)).catch(() => ({ mtimeMs: Date.now() }))
        yield { key: `${folder.name}/${name}`, ageSeconds: (Date.now() - mtimeMs) / 1000 }
      }
    }
  }

  #handle(key: string): Promise<FileHandle> {
    const known = this.#open.get(key)
    if (known) return known
    const opening = open(this.#path(key))
    this.#open.set(key, opening)
    // Does not cache a failure.
    opening.catch(() => this.#open.delete(key))
    return opening
  }

  #path(key: string): string {
    if (!/^[a-z-]+\/[0-9a-f-]{36}$/.test(key)) throw new Error('not a storage key')
    return join(this.#root, key)
  }
}

async function closeDeferred(opening: Promise<FileHandle>): Promise<void> {
  const handle = await opening.catch(() => undefined)
  // Lets reads in progress finish first.
  setTimeout(() => {
    void handle?.close()
  }, 5_000).unref()
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}
