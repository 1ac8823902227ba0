import { PassThrough } from 'node:stream'
import { ZipFile } from 'yazl'
import { HttpResponse } from '#http/http-response'
import { buildAttachment, toFileName } from '#module/playback/delivery'
import { getAudioCodec } from '#module/playback/decoding'
import { storage } from '#module/storage'
import { log } from '#runtime/logger'
import type { DownloadFile } from './download-copy.ts'

/**
 * An album as a ZIP with one folder, such as “Nora Vale - Tides/01 Harbour Lights.flac”. It is written while it is sent:
 * sound does not shrink, so nothing is compressed, the size is known before, and one file is open at a time.
 */
export async function buildArchiveResponse(files: DownloadFile[], { head }: { head: boolean }): Promise<HttpResponse> {
  const name = `${files[0]?.artist ?? ''} - ${files[0]?.album ?? ''}`
  const archive = new ZipFile()
  const body = new PassThrough()
  const stop = (error: Error) => {
    log.warn({ err: error }, 'an archive ended early')
    body.destroy(error)
  }
  archive.on('error', stop)
  for (const [index, { key, bytes, type, title }] of files.entries()) {
    const number = String(index + 1).padStart(2, '0')
    const path = `${toFileName(name)}/${number} ${toFileName(title)}.${getAudioCodec(type) ?? 'bin'}`
    const options = { compress: false, size: bytes, mtime: new Date(), forceDosTimestamp: true }
    archive.addReadStreamLazy(path, options, (open) => {
      if (body.destroyed) return
      void storage.stream(key, 0, bytes - 1).then((stream) => {
        // Whoever stops the download closes the file that is being sent.
        body.once('close', () => stream.destroy())
        open(null, stream)
      }, stop)
    })
  }
  const size = await new Promise<number>((resolve) =>
    // The size is passed since version 3, which the types do not know yet.
    archive.end({ forceZip64Format: false, comment: '' }, resolve as () => void),
  )
  const headers = {
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
    'content-disposition': `${buildAttachment(name, '')}.zip`,
    ...(size > 0 ? { 'content-length': String(size) } : {}),
  }
  if (head) return new HttpResponse(200, undefined, headers)
  archive.outputStream.pipe(body)
  return new HttpResponse(200, body, headers)
}
