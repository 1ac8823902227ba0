import { z } from 'zod'
import { defineEndpoint, defineErrors } from '#contract/http'
import { keymailCode } from '#contract/keymails'

export const FOLLOW_LINK_MINUTES = 7 * 24 * 60

/** Requests to follow per network and hour. */
export const FOLLOWS_PER_HOUR = 60

/** Confirmation mails per address and day, regardless of who requests them. */
export const CONFIRMATION_MAILS_PER_DAY = 5

/** Mails with news per address and day; what happens after them is in the first mail of the next day. */
export const NOTICE_MAILS_PER_DAY = 3

/** An unconfirmed follow, and an address that follows nothing any more, are deleted after this many days. */
export const UNCONFIRMED_DAYS = 30

export const errors = defineErrors({
  'follow-subject-unknown': [404, 'This artist or song is no longer here.'],
  'follow-unknown': [404, 'You no longer follow this.'],
  'email-required': [422, 'Please type the email address that we may write to.'],
  'follow-link-expired': [404, 'This link has been used or is too old.'],
  'notifications-link-unknown': [404, 'This link belongs to no address we write to. Nothing is sent.'],
})

const token = z.string().max(100)

/** One thing an address follows. A wish names a song, the rest an artist. */
const followView = z.object({
  id: z.string(),
  artistId: z.string(),
  artistName: z.string(),
  songId: z.string().nullable(),
  title: z.string().nullable(),
})

export const followedAddress = z.object({ email: z.string(), follows: z.array(followView) })

export type FollowedAddress = z.output<typeof followedAddress>

/**
 * Follows an artist or wishes for a song. Confirmed at once for an address that this session has proved by a mailed
 * link; any other one gets a mail first, with the same answer for every address. A Keymail code stands for the artist of a
 * copy that the session holds and for the address that paid for it.
 */
export const createFollow = defineEndpoint({
  method: 'POST',
  path: '/api/follows',
  body: z
    .object({
      artistId: z.uuid().optional(),
      songId: z.uuid().optional(),
      keymailCode: keymailCode.optional(),
      /** Absent: the address that this session has proved; 422 if there is none. */
      email: z
        .string()
        .trim()
        .max(254)
        .pipe(z.email('Please enter a valid email address.'))
        .transform((address) => address.toLowerCase())
        .optional(),
      /** Also lets the artist see the address. Holds only once the address has agreed. */
      shareAddress: z.boolean().default(false),
    })
    .refine(
      ({ artistId, songId, keymailCode: code }) => [artistId, songId, code].filter(Boolean).length === 1,
      'An artist, a song or a copy.',
    ),
  reply: z.object({ state: z.enum(['following', 'confirm']), message: z.string() }),
})

export const confirmFollow = defineEndpoint({
  method: 'POST',
  path: '/api/follows/confirm',
  body: z.object({ token }),
  reply: z.object({ email: z.string(), name: z.string() }),
})

/** What the addresses that this session has proved follow. */
export const listFollows = defineEndpoint({
  method: 'GET',
  path: '/api/follows',
  reply: z.array(followedAddress),
})

/** What the address follows whose mail contains this token. A POST, so that no log keeps the token. */
export const listFollowsByToken = defineEndpoint({
  method: 'POST',
  path: '/api/follows/list',
  body: z.object({ token }),
  reply: followedAddress,
})

/** Ends one follow, of the session or of the address whose mail contains the token. */
export const deleteFollow = defineEndpoint({
  method: 'POST',
  path: '/api/follows/delete',
  body: z.object({ followId: z.uuid(), token: token.optional() }),
})

/** Ends everything an address follows: the one-click unsubscribe of every mail (RFC 8058). May be repeated. */
export const deleteAllFollows = defineEndpoint({
  method: 'POST',
  path: '/api/follows/stop',
  query: z.object({ token }),
  reply: z.object({ email: z.string() }),
})

/** How many confirmed addresses follow the artist, and wish for each of the artist's songs. */
export const getFollowerCount = defineEndpoint({
  method: 'GET',
  path: '/api/artist/followers',
  scopes: ['fans:read'],
  reply: z.object({
    followers: z.number(),
    wishes: z.array(z.object({ songId: z.string(), title: z.string(), wishes: z.number() })),
  }),
})
