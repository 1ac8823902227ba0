import { z } from 'zod'
import { defineEndpoint } from '#contract/http'

/** Pixels; the size that social networks expect. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** The image of a shared page: a song, an artist or an art card, else the site's own. */
export const renderShareImage = defineEndpoint({
  method: 'GET',
  path: '/api/share-image',
  query: z.object({ page: z.string().max(200).default('/') }),
})

/** Releases in a feed. */
export const RELEASE_FEED_ENTRIES = 50

/** New releases as an Atom feed, of all artists or of one. */
export const getReleaseFeed = defineEndpoint({
  method: 'GET',
  path: '/feeds/releases.atom',
  query: z.object({ artistId: z.uuid().optional() }),
})

export const getSecurityContact = defineEndpoint({ method: 'GET', path: '/.well-known/security.txt' })

/** What another site shows in place of a link to us, per https://oembed.com (type `link`). */
export const getEmbed = defineEndpoint({
  method: 'GET',
  path: '/api/oembed',
  query: z.object({
    url: z.url({ error: 'url has to be the whole address of a page.' }).max(2000),
    format: z.string().max(10).default('json'),
    maxwidth: z.coerce.number().int().min(1).optional(),
    maxheight: z.coerce.number().int().min(1).optional(),
  }),
  reply: z.object({
    version: z.literal('1.0'),
    type: z.literal('link'),
    title: z.string(),
    author_name: z.string(),
    author_url: z.string(),
    provider_name: z.literal('TuneMaker'),
    provider_url: z.string(),
    cache_age: z.number(),
    thumbnail_url: z.string().optional(),
    thumbnail_width: z.number().optional(),
    thumbnail_height: z.number().optional(),
  }),
})
