import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type StoredFile, createStoredFile } from './stored-file.ts'

/** Stores data from memory, as `storeFile` stores a local file. */
export async function createStoredBytes(folder: string, data: Buffer, type: string): Promise<StoredFile> {
  const temporary = await mkdtemp(join(tmpdir(), 'tunemaker-made-'))
  try {
    const path = join(temporary, 'file')
    await writeFile(path, data)
    return await createStoredFile(folder, { path, bytes: data.length }, type)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}
