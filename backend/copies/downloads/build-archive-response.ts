import type { HttpResponse } from '#http/http-response'
import { getAudioCodec } from '#module/playback/decoding'
import { buildAttachment, toFileName } from '#module/playback/delivery'
import { buildZipResponse } from '#module/storage'
import type { DownloadFile } from './download-copy.ts'

/** An album as a ZIP with one folder, such as “Nora Vale - Tides/01 Harbour Lights.flac”. */
export function buildArchiveResponse(files: DownloadFile[], { head }: { head: boolean }): Promise<HttpResponse> {
  const name = `${files[0]?.artist ?? ''} - ${files[0]?.album ?? ''}`
  const entries = files.map(({ key, bytes, type, title }, index) => {
    const number = String(index + 1).padStart(2, '0')
    const path = `${toFileName(name)}/${number} ${toFileName(title)}.${getAudioCodec(type) ?? 'bin'}`
    return { path, key, start: 0, bytes }
  })
  return buildZipResponse(entries, { 'content-disposition': `${buildAttachment(name, '')}.zip` }, { head })
}
