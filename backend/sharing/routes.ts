import { namesTag } from '#platform/etag'
import { Reply, anyone, route } from '#platform/route'
import { spend } from '#platform/throttle'
import * as api from './contract.ts'
import { describeEmbed } from './describe-page.ts'
import { drawShareImage } from './draw-share-image.ts'

/** Drawing is work; who shows a link needs one picture. */
const PICTURES = { hits: 120, seconds: 60 }

export const sharingRoutes = [
  route(api.drawShareImage, anyone, async ({ query, address, ctx }) => {
    await spend(`share-images:${address}`, PICTURES)
    const { png, etag } = await drawShareImage(query.page)
    const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600', etag }
    return namesTag(ctx.get('if-none-match'), etag) ? new Reply(304, undefined, headers) : new Reply(200, png, headers)
  }),
  route(api.describeEmbed, anyone, ({ query }) => describeEmbed(query)),
]
