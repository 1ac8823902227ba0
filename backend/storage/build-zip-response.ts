import { PassThrough } from 'node:stream'
import { ZipFile } from 'yazl'
import { HttpResponse } from '#http/http-response'
import { log } from '#runtime/logger'
import { storage } from './storage.ts'

/** A file of an archive: `bytes` of a stored file from `start`. */
type ZipEntry = { path: string; key: string; start: number; bytes: number }

/**
 * Stored files as one ZIP, which is written while it is sent: nothing is compressed, the size is known before, one file
 * is open at a time, and memory does not depend on how many there are or how long they are.
 */
export async function buildZipResponse(
  entries: ZipEntry[],
  headers: Record<string, string>,
  { head }: { head: boolean },
): Promise<HttpResponse> {
  const archive = new ZipFile()
  const body = new PassThrough()
  const stop = (error: Error) => {
    log.warn({ err: error }, 'an archive ended early')
    body.destroy(error)
  }
  archive.on('error', stop)
  for (const { path, key, start, bytes } of entries) {
    const options = { compress: false, size: bytes, mtime: new Date(), forceDosTimestamp: true }
    archive.addReadStreamLazy(path, options, (open) => {
      if (body.destroyed) return
      void storage.stream(key, start, start + bytes - 1).then((stream) => {
        // Whoever stops the download closes the file that is being sent.
        const end = () => stream.destroy()
        body.once('close', end)
        stream.once('close', () => body.off('close', end))
        open(null, stream)
      }, stop)
    })
  }
  const size = await new Promise<number>((resolve) =>
    // The size is passed since version 3, which the types do not know yet.
    archive.end({ forceZip64Format: false, comment: '' }, resolve as () => void),
  )
  const all = {
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
    ...headers,
    ...(size > 0 ? { 'content-length': String(size) } : {}),
  }
  if (head) return new HttpResponse(200, undefined, all)
  archive.outputStream.pipe(body)
  return new HttpResponse(200, body, all)
}
