import { isEtagMatch } from '#http/etag'
import { HttpResponse } from '#http/http-response'
import { publicAccess } from '#http/guards'
import { defineRoute } from '#http/define-route'
import { consumeNetworkRateLimit } from '#http/limits/rate-limit'
import * as api from './contract.ts'
import { getEmbed } from './get-embed.ts'
import { getReleaseFeed } from './get-release-feed.ts'
import { getSecurityContact } from './get-security-contact.ts'
import { renderShareImage } from './render-share-image.ts'

/** Rendering is expensive, and showing a link takes one image. */
const IMAGE_RATE_LIMIT = { hits: 120, seconds: 60 }

export const sharingRoutes = [
  defineRoute(api.renderShareImage, publicAccess, async ({ query, address, ctx }) => {
    await consumeNetworkRateLimit('share-images', address, IMAGE_RATE_LIMIT)
    const { png, etag } = await renderShareImage(query.page)
    const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600', etag }
    return isEtagMatch(ctx.get('if-none-match'), etag)
      ? new HttpResponse(304, undefined, headers)
      : new HttpResponse(200, png, headers)
  }),
  defineRoute(api.getReleaseFeed, publicAccess, ({ query }) => getReleaseFeed(query.artistId)),
  defineRoute(api.getSecurityContact, publicAccess, async () => getSecurityContact()),
  defineRoute(api.getEmbed, publicAccess, ({ query }) => getEmbed(query)),
]
