import { isEtagMatch } from '#http/etag'
import { HttpResponse } from '#http/http-response'
import { publicAccess } from '#http/guards'
import { defineRoute } from '#http/define-route'
import { runLaggingRead } from '#http/sessions/run-lagging-read'
import { consumeNetworkRateLimit } from '#http/limits/rate-limit'
import * as api from './contract.ts'
import { getEmbed } from './embeds/get-embed.ts'
import { renderEmbedPage } from './embeds/render-embed-page.ts'
import { getCoverArt } from './cover-art/get-cover-art.ts'
import { getReleaseFeed } from './get-release-feed.ts'
import { getSecurityContact } from './get-security-contact.ts'
import { renderShareImage } from './render-share-image.ts'
import { getRobotsFile } from './sitemap/get-robots-file.ts'
import { getSitemap } from './sitemap/get-sitemap.ts'

/** Rendering is expensive, and showing a link takes one image. */
const IMAGE_RATE_LIMIT = { hits: 120, seconds: 60 }
/** A file has megabytes. A crawler reads each once. */
const SITEMAP_RATE_LIMIT = { hits: 60, seconds: 60 }

export const sharingRoutes = [
  defineRoute(api.renderShareImage, publicAccess, async ({ query, address, ctx }) => {
    await consumeNetworkRateLimit('share-images', address, IMAGE_RATE_LIMIT)
    const { png, etag } = await renderShareImage(query.page)
    const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600', etag }
    return isEtagMatch(ctx.get('if-none-match'), etag)
      ? new HttpResponse(304, undefined, headers)
      : new HttpResponse(200, png, headers)
  }),
  defineRoute(api.getCoverArt, publicAccess, async ({ params }) => getCoverArt(params.id)),
  defineRoute(api.getReleaseFeed, publicAccess, ({ query, ctx }) =>
    runLaggingRead(ctx, () => getReleaseFeed(query.artistId)),
  ),
  defineRoute(api.getSecurityContact, publicAccess, async () => getSecurityContact()),
  defineRoute(api.getSitemap, publicAccess, async ({ query, address, ctx }) => {
    await consumeNetworkRateLimit('sitemap', address, SITEMAP_RATE_LIMIT)
    return runLaggingRead(ctx, () => getSitemap(query))
  }),
  defineRoute(api.getRobotsFile, publicAccess, async () => getRobotsFile()),
  defineRoute(api.renderEmbedPage, publicAccess, ({ params }) => renderEmbedPage(params)),
  defineRoute(api.getEmbed, publicAccess, ({ query }) => getEmbed(query)),
]
