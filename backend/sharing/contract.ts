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

/**
 * The cover that is drawn from an id where there is no other. Browsers that drew it themselves would load more code than
 * the pictures of a page have bytes.
 */
export const getCoverArt = defineEndpoint({
  method: 'GET',
  path: '/api/cover-art/:id',
  params: z.object({ id: z.uuid() }),
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

/** Pages named in one file of the sitemap. The protocol allows five times as many, which take the database longer to list. */
export const SITEMAP_FILE_PAGES = 5_000

export const SITEMAP_KINDS = ['songs', 'albums', 'artists', 'cards'] as const

/** Every public page for search engines (https://www.sitemaps.org): the index, or one of the files that it names. */
export const getSitemap = defineEndpoint({
  method: 'GET',
  path: '/sitemap.xml',
  query: z.object({
    kind: z.enum(SITEMAP_KINDS).optional(),
    /** The first id of a file, as the index gives it. */
    from: z.uuid().optional(),
  }),
})

export const getRobotsFile = defineEndpoint({ method: 'GET', path: '/robots.txt' })

/** Pixels. A player may be wider or narrower than its default, not lower. */
export const EMBED_SIZES = {
  songs: { width: 480, height: 168 },
  albums: { width: 480, height: 360 },
} as const

/** Pixels; narrower than this a player hides its buttons. */
export const EMBED_MIN_WIDTH = 280

/** A player for a song's or an album's previews, which pages of other sites may show in a frame. */
export const renderEmbedPage = defineEndpoint({
  method: 'GET',
  path: '/embed/:kind/:id',
  params: z.object({ kind: z.enum(['songs', 'albums']), id: z.uuid() }),
})

/** What another site shows in place of a link to us, per https://oembed.com: a player for songs and albums. */
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
    type: z.enum(['link', 'rich']),
    title: z.string(),
    author_name: z.string(),
    author_url: z.string(),
    provider_name: z.literal('TuneMaker'),
    provider_url: z.string(),
    cache_age: z.number(),
    thumbnail_url: z.string().optional(),
    thumbnail_width: z.number().optional(),
    thumbnail_height: z.number().optional(),
    /** The player's frame; of type `rich` only. */
    html: z.string().optional(),
    /** Pixels of the frame. */
    width: z.number().optional(),
    height: z.number().optional(),
  }),
})
