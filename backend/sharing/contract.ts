import { z } from 'zod'
import { endpoint } from '#contract/platform'

/** Pixels, as every network that shows a card wants it. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const

/** The picture of a shared page: a song, an artist, an art card, else the house. */
export const drawShareImage = endpoint({
  method: 'GET',
  path: '/api/share-image',
  query: z.object({ page: z.string().max(200).default('/') }),
})

/** What another site shows in place of a link to us, as https://oembed.com describes it (type `link`). */
export const describeEmbed = endpoint({
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
