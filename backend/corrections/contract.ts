import { z } from 'zod'
import { POST_MAX } from '#contract/green-room'
import { defineRefusals, endpoint } from '#contract/platform'

export { POST_MAX }

/** Changed at once for the artist whose G-Key signed in. */
export const INSTANT_KINDS = ['song-title', 'price', 'bio', 'green-room-post', 'contact-email'] as const
/** A person looks first. */
export const REVIEWED_KINDS = [
  'g-key-id',
  'copyright-documents',
  'payment-account',
  'keymail-code',
  'revenue-history',
] as const
export const CORRECTION_KINDS = [...INSTANT_KINDS, ...REVIEWED_KINDS] as const
export type CorrectionKind = (typeof CORRECTION_KINDS)[number]

export const CORRECTION_STATES = [
  'proposed',
  'dropped',
  'applied',
  'undone',
  'in-review',
  'carried-out',
  'declined',
] as const
export type CorrectionState = (typeof CORRECTION_STATES)[number]

/** How long a correction can be undone. */
export const UNDO_MINUTES = 60
/** How long Godfrey waits for a yes. */
export const PROPOSAL_MINUTES = 15
export const CORRECTIONS_PER_HOUR = 60
/** Wishes of people without a G-Key, from one address in an hour. */
export const WISHES_PER_HOUR = 5
export const TITLE_MAX = 200
export const BIO_MAX = 2000
export const WISH_MAX = 2000

export const refusals = defineRefusals({
  'correction-unknown': [404, 'This correction does not exist.'],
  'subject-unknown': [404, 'There is nothing of that name among your things.'],
  'nothing-to-correct': [409, 'That is what it says already. Nothing was changed.'],
  'changed-meanwhile': [409, 'It was changed again in the meantime. Nothing was changed now.'],
  'undo-too-late': [409, 'A correction can be undone for one hour. Ask for another correction instead.'],
  'not-applied': [409, 'This correction is not one that can be undone.'],
  'value-missing': [422, 'Please say what it should say.'],
  'value-too-long': [422, 'That is too long.'],
  'price-unreadable': [422, 'Please give the price in dollars, such as 7.50.'],
  'price-out-of-range': [422, 'A price is $0.99 to $10,000.00.'],
  'email-unreadable': [422, 'Please enter a valid e-mail address.'],
})

const kind = z.enum(CORRECTION_KINDS)

const correction = z.object({
  id: z.string(),
  kind,
  /** What is corrected, as people call it: a song's title, a Keymail's code; empty where the kind says it all. */
  subject: z.string(),
  was: z.string(),
  becomes: z.string(),
  state: z.enum(CORRECTION_STATES),
  at: z.string(),
  /** ISO 8601: until when it can be undone; null when it cannot. */
  undoUntil: z.string().nullable(),
  /** The number of the review that decides. */
  reviewNumber: z.number().nullable(),
  /** ISO 8601: until when a person decides. */
  decidedBy: z.string().nullable(),
  /** What the person wrote who decided. */
  note: z.string().nullable(),
})
export type CorrectionReply = z.output<typeof correction>

/**
 * Asks for one correction: `kind` says of what, `subjectId` which song (title), edition (price) or post, `subject` the
 * Keymail code, `becomes` what it should say. Applied at once, or handed to a person: the answer's `state` says which.
 */
export const requestCorrection = endpoint({
  method: 'POST',
  path: '/api/corrections',
  body: z.object({
    kind,
    subjectId: z.uuid().nullish(),
    subject: z.string().trim().max(TITLE_MAX).default(''),
    becomes: z.string().max(POST_MAX),
  }),
  reply: correction,
})

/** The artist's own corrections, newest first, at most 50. */
export const listCorrections = endpoint({ method: 'GET', path: '/api/corrections', reply: z.array(correction) })

export const undoCorrection = endpoint({
  method: 'POST',
  path: '/api/corrections/:id/undo',
  params: z.object({ id: z.uuid() }),
  reply: correction,
})

/** What can be corrected at once, with what it says now. */
export const listCorrectable = endpoint({
  method: 'GET',
  path: '/api/corrections/things',
  reply: z.object({
    songs: z.array(z.object({ id: z.string(), title: z.string() })),
    editions: z.array(
      z.object({ id: z.string(), title: z.string(), kind: z.enum(['song', 'album']), price: z.number() }),
    ),
    posts: z.array(z.object({ id: z.string(), text: z.string() })),
    bio: z.string(),
    email: z.string(),
  }),
})

/** For people without a G-Key who see something wrong: a person reads it. Answers the review's number. */
export const reportMistake = endpoint({
  method: 'POST',
  path: '/api/corrections/wishes',
  body: z.object({
    email: z.string().trim().max(254).pipe(z.email('Please enter a valid e-mail address.')),
    wish: z.string().trim().min(1, 'Please say what is wrong.').max(WISH_MAX),
  }),
  reply: z.object({ reviewNumber: z.number() }),
})
