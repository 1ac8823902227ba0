import { z } from 'zod'
import {
  approvePaymentEmailChange,
  createPaymentEmailChange,
  declinePaymentEmailChange,
  updatePendingPaymentEmail,
} from '#module/artists/payment-email'
import { Artist, updateArtistField } from '#module/artists'
import { issueReplacementGKey } from '#module/auth'
import { updatePostText } from '#module/green-room/entries'
import { updateKeymailCode } from '#module/keymails/issuing'
import { toCents } from '#text/money'
import { updateSongTitle } from '#module/catalog'
import { updateEditionPrice } from '#module/catalog/editions'
import { type Db, type Trx, db } from '#database/client'
import { sql } from '#database/sql'
import { toSingleLine } from '#text/to-single-line'
import { ApiError } from '#http/api-error'
import { BIO_MAX, type CorrectionKind, TITLE_MAX, errors } from '#contract/corrections'
import { POST_MAX } from '#contract/green-room/entries'
import type { Correction } from './correction.ts'
import { isTypo } from './is-typo.ts'

/** One of the artist's values: its display name and current content. */
export type CorrectableValue = { subjectId: string | null; subject: string; was: string }
type LookupInput = { subjectId?: string | null | undefined; subject: string }
type ValueChange = Pick<Correction, 'artistId' | 'subjectId' | 'subject'> & { from: string; to: string }

type CorrectionRule = {
  /** The artist's own value; undefined when it does not exist or belongs to another artist. */
  get: (artistId: string, asked: LookupInput) => Promise<CorrectableValue | undefined>
  /** The new value as it would be stored. Throws ApiError 422 if it is invalid. */
  parse: (becomes: string) => string
  /** Whether the change needs no review. Default: none is needed if there is an `apply`. */
  isInstant?: (thing: CorrectableValue, becomes: string) => Promise<boolean>
  /** Makes the change while the value still equals `from`; returns false if it does not. */
  apply?: (trx: Trx, change: ValueChange) => Promise<boolean>
  /** What an approval does. Default: `apply`. */
  applyApproved?: (trx: Trx, change: ValueChange, effectKey: string) => Promise<boolean>
  /** Runs when a request goes to review, named by its effect key. */
  onReview?: (trx: Trx, change: ValueChange, effectKey: string) => Promise<void>
  onDeclined?: (trx: Trx, effectKey: string) => Promise<void>
}

/** The effect key of a correction's review. */
export const buildCorrectionEffectKey = (correctionId: string) => `correction:${correctionId}`

/** The whole policy: what may be corrected, by whom and how. A kind without `apply` is always reviewed. */
export const correctionRules: Record<CorrectionKind, CorrectionRule> = {
  'song-title': {
    get: (artistId, { subjectId }) =>
      getValue(
        `SELECT id AS "subjectId", title AS subject, title AS was FROM songs WHERE artist_id = $1 AND id = $2 AND recording_of IS NULL`,
        artistId,
        subjectId ?? null,
      ),
    parse: (becomes) => parseText(toSingleLine(becomes), TITLE_MAX),
    isInstant: async (thing, becomes) => isTypo(await getOriginalTitle(thing), becomes) && isTypo(thing.was, becomes),
    apply: (trx, { artistId, subjectId, from, to }) => updateSongTitle(trx, artistId, subjectId ?? '', { from, to }),
  },
  price: {
    get: (artistId, { subjectId }) =>
      getValue(
        `SELECT id AS "subjectId", title AS subject, trim(to_char(price_cents / 100.0, 'FM999990.00')) AS was
           FROM editions WHERE artist_id = $1 AND id = $2`,
        artistId,
        subjectId ?? null,
      ),
    parse(becomes) {
      const cents = toCents(
        becomes
          .trim()
          .replace(/^\$\s*/, '')
          .replace(',', '.'),
      )
      if (cents === undefined) throw new ApiError(errors['price-unreadable'])
      if (cents < 99 || cents > 1_000_000) throw new ApiError(errors['price-out-of-range'])
      return (cents / 100).toFixed(2)
    },
    apply: (trx, { artistId, subjectId, from, to }) =>
      updateEditionPrice(trx, artistId, subjectId ?? '', { from: toCents(from) ?? 0, to: toCents(to) ?? 0 }),
  },
  bio: {
    get: (artistId) =>
      getValue(`SELECT NULL AS "subjectId", '' AS subject, bio AS was FROM artists WHERE id = $1`, artistId),
    parse: (becomes) => parseText(becomes.trim(), BIO_MAX),
    apply: (trx, { artistId, from, to }) => updateArtistField(trx, artistId, 'bio', { from, to }),
  },
  'green-room-post': {
    get: (artistId, { subjectId }) =>
      getValue(
        `SELECT id AS "subjectId", left(text, 60) AS subject, text AS was FROM green_room_entries
          WHERE artist_id = $1 AND id = $2 AND author_id IS NULL AND kind <> 'message' AND removed_at IS NULL`,
        artistId,
        subjectId ?? null,
      ),
    parse: (becomes) => parseText(becomes.trim(), POST_MAX),
    apply: (trx, { artistId, subjectId, from, to }) => updatePostText(trx, artistId, subjectId ?? '', { from, to }),
  },
  'contact-email': {
    get: (artistId) =>
      getValue(`SELECT NULL AS "subjectId", '' AS subject, email AS was FROM artists WHERE id = $1`, artistId),
    parse: parseEmail,
    apply: (trx, { artistId, from, to }) => updateArtistField(trx, artistId, 'email', { from, to }),
  },
  'g-key-id': {
    get: () => Promise.resolve(wholeAccount),
    parse: (becomes) => parseText(becomes.trim(), BIO_MAX),
    applyApproved: async (trx, { artistId }) => {
      await issueReplacementGKey(trx, artistId)
      return true
    },
  },
  'copyright-documents': {
    get: (_artistId, { subject }) => Promise.resolve({ ...wholeAccount, subject: toSingleLine(subject) }),
    parse: (becomes) => parseText(becomes.trim(), BIO_MAX),
    applyApproved: applyManually,
  },
  'payment-account': {
    get: (artistId) =>
      getValue(
        `SELECT NULL AS "subjectId", '' AS subject, coalesce(payment_email, '') AS was FROM artists WHERE id = $1`,
        artistId,
      ),
    parse: parseEmail,
    // The first address needs its owner's answer by mail, a later one also a day of waiting.
    onReview: async (trx, { artistId, to }, effectKey) => {
      const artist = await Artist.query(trx).findById(artistId).forUpdate().throwIfNotFound()
      if (artist.paymentEmail) await createPaymentEmailChange(trx, artist, to, effectKey)
    },
    applyApproved: async (trx, { artistId, from, to }, effectKey) => {
      if (from) return approvePaymentEmailChange(trx, effectKey)
      await updatePendingPaymentEmail(trx, artistId, to)
      return true
    },
    onDeclined: declinePaymentEmailChange,
  },
  'keymail-code': {
    get: (artistId, { subject }) =>
      getValue(
        `SELECT k.id AS "subjectId", k.code AS subject, k.code AS was
           FROM keymails k JOIN editions e ON e.id = k.edition_id WHERE e.artist_id = $1 AND k.code = upper(trim($2))`,
        artistId,
        subject,
      ),
    parse: (becomes) => parseText(becomes.trim(), BIO_MAX),
    applyApproved: async (trx, { artistId, from }) => Boolean(await updateKeymailCode(trx, artistId, from)),
  },
  'revenue-history': {
    get: (_artistId, { subject }) => Promise.resolve({ ...wholeAccount, subject: toSingleLine(subject) }),
    parse: (becomes) => parseText(becomes.trim(), BIO_MAX),
    // The ledger is append-only: the reviewer posts the adjustment and explains it in the note.
    applyApproved: applyManually,
  },
}

const wholeAccount: CorrectableValue = { subjectId: null, subject: '', was: '' }

function applyManually(): Promise<boolean> {
  return Promise.resolve(true)
}

/** `id` is bound to $2; omit it for a statement that has no $2. */
async function getValue(
  statement: string,
  artistId: string,
  id?: string | null,
): Promise<CorrectableValue | undefined> {
  const [thing] = await sql<CorrectableValue>(db, statement, id === undefined ? [artistId] : [artistId, id])
  return thing
}

function parseText(value: string, max: number): string {
  if (!/[^\p{C}\p{Z}]/u.test(value)) throw new ApiError(errors['value-missing'])
  if (value.length > max) throw new ApiError(errors['value-too-long'])
  return value
}

function parseEmail(becomes: string): string {
  const parsed = z.email().max(254).safeParse(becomes.trim())
  if (!parsed.success) throw new ApiError(errors['email-unreadable'])
  return parsed.data
}

/** The title before all corrections since the last review, so that many small steps cannot add up to a new title. */
async function getOriginalTitle({ subjectId, was }: CorrectableValue, on: Db = db): Promise<string> {
  const [oldest] = await sql<{ was: string }>(
    on,
    `SELECT was FROM corrections c
      WHERE subject_id = $1 AND kind = 'song-title' AND state = 'applied'
        AND applied_at > coalesce((SELECT max(ended_at) FROM corrections
                                    WHERE subject_id = $1 AND kind = 'song-title' AND state = 'carried-out'), '-infinity')
      ORDER BY applied_at LIMIT 1`,
    [subjectId],
  )
  return oldest?.was ?? was
}
