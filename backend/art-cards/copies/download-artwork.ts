import { HttpResponse } from '#http/http-response'
import { buildFileResponse } from '#module/storage'
import { enqueueWatermarkedFiles } from './create-watermarked-file.ts'
import { getOwnCopy } from './get-own-copy.ts'

/** The owner's file, for the owner's session only. 202 while the worker is creating it. */
export async function downloadArtwork(
  certificateId: string,
  asked: { collectorId: string | null; size: 'full' | 'display'; head: boolean },
): Promise<HttpResponse> {
  const copy = await getOwnCopy(certificateId, asked.collectorId)
  const file = (asked.size === 'display' && copy.display) || copy.file
  if (!file) {
    await enqueueWatermarkedFiles([certificateId])
    return new HttpResponse(
      202,
      { message: 'Your file is being made. It takes a few seconds.' },
      { 'retry-after': '2' },
    )
  }
  const headers = {
    'content-type': file.type,
    'content-disposition': `inline; filename*=UTF-8''${encodeFileName(copy.title, copy.number, file.type.slice('image/'.length))}`,
    'cache-control': 'private, max-age=3600',
  }
  return buildFileResponse(file, headers, { head: asked.head })
}

/** RFC 8187 encoding: a title may contain any character, a header only a few. */
function encodeFileName(title: string, number: number, kind: string): string {
  const name = `${title.slice(0, 80).replaceAll(/[\p{C}/\\]/gu, '') || 'artwork'} No. ${number}.${kind}`
  return encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
}
