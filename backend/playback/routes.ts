import type { Context } from 'koa'
import { assertNotCrossSite } from '#http/assert-same-origin'
import { optionalSession, publicAccess } from '#http/guards'
import { defineRoute } from '#http/define-route'
import { getSessionHash } from '#http/sessions/session-cookie'
import { trackEventCount, trackVisitorAction } from '#module/analytics'
import * as api from './contract.ts'
import { streamPreview } from './previews/stream-preview.ts'
import { streamSong } from './stream-song.ts'

const parseRangeRequest = (ctx: Context) => ({
  range: ctx.get('range'),
  ifRange: ctx.get('if-range'),
  ifNoneMatch: ctx.get('if-none-match'),
  head: ctx.method === 'HEAD',
  onSent: (then: () => void) => {
    ctx.res.once('finish', then)
  },
  onClosed: (then: () => void) => {
    ctx.res.once('close', then)
  },
  cut: () => {
    ctx.res.destroy()
  },
})

/** Players request a recording in ranges; only the first one counts as a play. */
const isFirstRange = (ctx: Context) => /^(bytes=0-.*)?$/.test(ctx.get('range'))

export const playbackRoutes = [
  defineRoute(api.streamSong, publicAccess, ({ params, query, ctx }) => {
    // A holder's first play ends the right to give the copy away.
    assertNotCrossSite(ctx)
    if (isFirstRange(ctx)) trackVisitorAction(ctx, 'listened')
    return streamSong(params.id, {
      ...parseRangeRequest(ctx),
      tokenHash: getSessionHash(ctx),
      isDownload: query.download !== undefined,
      isPlay: isFirstRange(ctx) && ctx.method === 'GET',
    })
  }),
  defineRoute(api.streamPreview, publicAccess, ({ params, ctx }) => {
    if (isFirstRange(ctx)) {
      trackVisitorAction(ctx, 'listened')
      trackEventCount('preview')
    }
    return streamPreview(
      params.id,
      parseRangeRequest(ctx),
      async () => (await optionalSession(ctx))?.artistId ?? undefined,
    )
  }),
]
