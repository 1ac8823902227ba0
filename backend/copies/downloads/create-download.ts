import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { storage } from '#module/storage'
import {
  confirmFile,
  createStoredFile,
  deleteUnconfirmedFile,
  releaseFile,
  type StoredFile,
} from '#module/storage/files'
import { LimitedTaskError, runLimited } from '#runtime/limited/run-limited'
import { log } from '#runtime/logger'
import { runWithTemporaryFolder } from '#runtime/temporary-folder'
import type * as convertTask from './conversion/convert-task.ts'
import { type DownloadSource, getDownloadSource } from './get-download-source.ts'
import { CONVERSION_LIMITS } from './jobs.ts'

const task = new URL('conversion/convert-task.ts', import.meta.url)

const COVER_PIXELS = 1000

export const DOWNLOAD_TYPES = { mp3: 'audio/mpeg', aac: 'audio/mp4', flac: 'audio/flac' } as const

/** Job: makes one song of a copy in one format, in a limited process. What cannot be made is `failed`. */
export async function createDownload({ downloadId }: { downloadId: string }): Promise<void> {
  const source = await getDownloadSource(downloadId)
  if (!source) return
  const stored = await runWithTemporaryFolder(async (folder) => {
    try {
      return await convert(source, folder)
    } catch (error) {
      if (!(error instanceof LimitedTaskError)) throw error
      log.warn({ downloadId, fault: error.fault, err: error }, 'a recording could not be converted')
      return undefined
    }
  })
  await recordDownload(downloadId, source, stored)
}

async function convert(source: DownloadSource, folder: string): Promise<StoredFile> {
  const { key, bytes, codec, format, tags } = source
  if (!codec) throw new LimitedTaskError('content', 'it is of no kind that can be decoded')
  const path = join(folder, 'recording')
  const target = join(folder, 'converted')
  await pipeline(await storage.stream(key, 0, bytes - 1), createWriteStream(path))
  const cover = await writeCover(source, folder)
  const input = { path, bytes, codec, format, target, tags: { ...tags, cover } }
  const written = await runLimited<typeof convertTask>(task, input, CONVERSION_LIMITS, folder)
  return createStoredFile('downloads', { path: target, bytes: written }, DOWNLOAD_TYPES[format])
}

/** The cover as JPG, which every player shows: the artist's own or the drawn one. */
async function writeCover({ songId, coverKey }: DownloadSource, folder: string): Promise<string> {
  const target = join(folder, 'cover.jpg')
  // Here, because it brings what a worker rarely needs.
  const { renderCoverPicture } = await import('#module/sharing')
  await writeFile(target, await renderCoverPicture({ id: songId, key: coverKey }, COVER_PIXELS, { quality: 88 }))
  return target
}

async function recordDownload(id: string, { key }: DownloadSource, stored: StoredFile | undefined): Promise<void> {
  try {
    await runInTransaction(async (trx) => {
      const [updated] = await sql<{ fileKey: string | null }>(
        trx,
        `UPDATE copy_downloads SET state = $3, file_key = $4, ended_at = now()
          WHERE id = $1 AND source_key = $2 AND state = 'waiting' RETURNING old.file_key AS "fileKey"`,
        [id, key, stored ? 'ready' : 'failed', stored?.key ?? null],
      )
      // Purged meanwhile, or another worker was first: what was made is deleted below.
      if (!updated) throw new SupersededError()
      if (stored) await confirmFile(trx, stored)
      if (updated.fileKey) await releaseFile(trx, updated.fileKey)
    })
  } catch (error) {
    if (stored) await deleteUnconfirmedFile(stored)
    if (!(error instanceof SupersededError)) throw error
  }
}

class SupersededError extends Error {}
