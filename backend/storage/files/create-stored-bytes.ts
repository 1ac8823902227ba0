import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runWithTemporaryFolder } from '#runtime/temporary-folder'
import { type StoredFile, createStoredFile } from './stored-file.ts'

/** Stores data from memory, as `storeFile` stores a local file. */
export async function createStoredBytes(folder: string, data: Buffer, type: string): Promise<StoredFile> {
  return await runWithTemporaryFolder(async (temporary) => {
    const path = join(temporary, 'file')
    await writeFile(path, data)
    return await createStoredFile(folder, { path, bytes: data.length }, type)
  })
}
