import { z } from 'zod'
import { buildRequiredTextSchema } from '#contract/artists'
import { ADDRESS_MAX, ADDRESS_MIN, ADDRESS_PATTERN } from '#contract/artists/addresses'
import { defineEndpoint } from '#contract/http'

export const BIO_MAX = 2000

export const LINKS_MAX = 5

export const PICTURE_MAX_BYTES = 10 * 1024 * 1024

const profileView = z.object({
  id: z.string(),
  artistName: z.string(),
  bio: z.string(),
  links: z.array(z.object({ label: z.string(), url: z.string() })),
  pictureUrl: z.string().nullable(),
  /** The readable address in use, the last part of `/artists/…`; null: only the id. */
  address: z.string().nullable(),
})

/** A URL that is safe to link to: https, a host with a dot, no credentials. */
const httpsLink = z
  .string()
  .trim()
  .max(300)
  .refine((typed) => {
    const url = URL.parse(typed)
    return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password
  }, 'A link begins with https:// and leads to a page.')
  .transform((typed) => new URL(typed).href)

export const getOwnProfile = defineEndpoint({ method: 'GET', path: '/api/artist/profile', reply: profileView })

/** Omitted fields stay unchanged. */
export const updateProfile = defineEndpoint({
  method: 'PATCH',
  path: '/api/artist/profile',
  body: z.object({
    bio: z.string().trim().max(BIO_MAX).optional(),
    links: z
      .array(z.object({ label: buildRequiredTextSchema('A name for the link', 60), url: httpsLink }))
      .max(LINKS_MAX, `At most ${LINKS_MAX} links.`)
      .optional(),
  }),
  reply: profileView,
})

export const updateProfilePicture = defineEndpoint({
  method: 'PUT',
  path: '/api/artist/profile/picture',
  files: { picture: { maxBytes: PICTURE_MAX_BYTES } },
  reply: profileView,
})

export const deleteProfilePicture = defineEndpoint({
  method: 'DELETE',
  path: '/api/artist/profile/picture',
  reply: profileView,
})

const artistParams = z.object({ id: z.uuid() })

export const getArtistProfile = defineEndpoint({
  method: 'GET',
  path: '/api/artists/:id',
  /** The artist's id, or a readable address past or present. */
  params: z.object({ id: z.uuid().or(z.string().min(ADDRESS_MIN).max(ADDRESS_MAX).regex(ADDRESS_PATTERN)) }),
  /** With the fans who hold at least one copy. */
  reply: profileView.extend({ holders: z.number() }),
})

export const getProfilePicture = defineEndpoint({
  method: 'GET',
  path: '/api/artists/:id/picture',
  params: artistParams,
})
