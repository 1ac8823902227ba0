import { HttpResponse } from '#http/http-response'
import { renderCoverArt } from './render-cover-art.ts'

/** The drawn cover of a song, an album or an art card. The same for ever, until drawing changes with a deployment. */
export function getCoverArt(id: string): HttpResponse {
  return new HttpResponse(200, Buffer.from(renderCoverArt(id)), {
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=604800',
  })
}
