import { z } from 'zod'
import { askPaymentEmail, correctArtist, renewGKey } from '#module/gkeys'
import { correctPost } from '#module/green-room'
import { replaceKeymail } from '#module/keymails'
import { centsOf } from '#module/payments'
import { renameSong, repriceEdition } from '#module/songs'
import { type Db, type Trx, db, sql } from '#platform/database'
import { oneLine } from '#platform/one-line'
import { Refusal } from '#platform/refusal'
import { BIO_MAX, type CorrectionKind, POST_MAX, TITLE_MAX, refusals } from './contract.ts'
import type { Correction } from './correction.ts'
import { isTypo } from './is-typo.ts'

/** A thing of the artist's own that can be corrected: what it is called and what it says now. */
export type Thing = { subjectId: string | null; subject: string; was: string }
type Asked = { subjectId?: string | null | undefined; subject: string }
type Change = Pick<Correction, 'artistId' | 'subjectId' | 'subject'> & { from: string; to: string }

type Rule = {
  /** The artist's own thing that is meant; undefined when it is not theirs or not there. */
  find: (artistId: string, asked: Asked) => Promise<Thing | undefined>
  /** The wished value as it would be stored; refuses with 422 what can never be one. */
  read: (becomes: string) => string
  /** Whether this change needs no person. Absent: always, when there is an `apply`. */
  isInstant?: (thing: Thing, becomes: string) => Promise<boolean>
  /** Makes the change while the thing still says `from`; false when it does not. */
  apply?: (trx: Trx, change: Change) => Promise<boolean>
  /** What an admin's approval does. Absent: `apply`. */
  carryOut?: (trx: Trx, change: Change) => Promise<boolean>
}

/**
 * What may be corrected, by whom and how: this table is the whole policy. A kind without `apply` is always a person's.
 */
export const policy: Record<CorrectionKind, Rule> = {
  'song-title': {
    find: (artistId, { subjectId }) =>
      first(
        `SELECT id AS "subjectId", title AS subject, title AS was FROM songs WHERE artist_id = $1 AND id = $2`,
        artistId,
        subjectId ?? null,
      ),
    read: (becomes) => text(oneLine(becomes), TITLE_MAX),
    isInstant: async (thing, becomes) => isTypo(await firstTitle(thing), becomes) && isTypo(thing.was, becomes),
    apply: (trx, { artistId, subjectId, from, to }) => renameSong(trx, artistId, subjectId ?? '', { from, to }),
  },
  price: {
    find: (artistId, { subjectId }) =>
      first(
        `SELECT id AS "subjectId", title AS subject, trim(to_char(price_cents / 100.0, 'FM999990.00')) AS was
           FROM editions WHERE artist_id = $1 AND id = $2`,
        artistId,
        subjectId ?? null,
      ),
    read(becomes) {
      const cents = centsOf(
        becomes
          .trim()
          .replace(/^\$\s*/, '')
          .replace(',', '.'),
      )
      if (cents === undefined) throw new Refusal(refusals['price-unreadable'])
      if (cents < 99 || cents > 1_000_000) throw new Refusal(refusals['price-out-of-range'])
      return (cents / 100).toFixed(2)
    },
    apply: (trx, { artistId, subjectId, from, to }) =>
      repriceEdition(trx, artistId, subjectId ?? '', { from: centsOf(from) ?? 0, to: centsOf(to) ?? 0 }),
  },
  bio: {
    find: (artistId) =>
      first(`SELECT NULL AS "subjectId", '' AS subject, bio AS was FROM artists WHERE id = $1`, artistId),
    read: (becomes) => text(becomes.trim(), BIO_MAX),
    apply: (trx, { artistId, from, to }) => correctArtist(trx, artistId, 'bio', { from, to }),
  },
  'green-room-post': {
    find: (artistId, { subjectId }) =>
      first(
        `SELECT id AS "subjectId", left(text, 60) AS subject, text AS was FROM green_room_entries
          WHERE artist_id = $1 AND id = $2 AND author_id IS NULL AND kind <> 'message' AND removed_at IS NULL`,
        artistId,
        subjectId ?? null,
      ),
    read: (becomes) => text(becomes.trim(), POST_MAX),
    apply: (trx, { artistId, subjectId, from, to }) => correctPost(trx, artistId, subjectId ?? '', { from, to }),
  },
  'contact-email': {
    find: (artistId) =>
      first(`SELECT NULL AS "subjectId", '' AS subject, email AS was FROM artists WHERE id = $1`, artistId),
    read: email,
    apply: (trx, { artistId, from, to }) => correctArtist(trx, artistId, 'email', { from, to }),
  },
  'g-key-id': {
    find: () => Promise.resolve(wholeAccount),
    read: (becomes) => text(becomes.trim(), BIO_MAX),
    carryOut: async (trx, { artistId }) => {
      await renewGKey(trx, artistId)
      return true
    },
  },
  'copyright-documents': {
    find: (_artistId, { subject }) => Promise.resolve({ ...wholeAccount, subject: oneLine(subject) }),
    read: (becomes) => text(becomes.trim(), BIO_MAX),
    carryOut: byHand,
  },
  'payment-account': {
    find: (artistId) =>
      first(
        `SELECT NULL AS "subjectId", '' AS subject, coalesce(payment_email, '') AS was FROM artists WHERE id = $1`,
        artistId,
      ),
    read: email,
    // Money moves to the new address only when a mail to it was answered.
    carryOut: async (trx, { artistId, to }) => {
      await askPaymentEmail(trx, artistId, to)
      return true
    },
  },
  'keymail-code': {
    find: (artistId, { subject }) =>
      first(
        `SELECT k.id AS "subjectId", k.code AS subject, k.code AS was
           FROM keymails k JOIN editions e ON e.id = k.edition_id WHERE e.artist_id = $1 AND k.code = upper(trim($2))`,
        artistId,
        subject,
      ),
    read: (becomes) => text(becomes.trim(), BIO_MAX),
    carryOut: async (trx, { artistId, from }) => Boolean(await replaceKeymail(trx, artistId, from)),
  },
  'revenue-history': {
    find: (_artistId, { subject }) => Promise.resolve({ ...wholeAccount, subject: oneLine(subject) }),
    read: (becomes) => text(becomes.trim(), BIO_MAX),
    // The ledger is append-only: a person books what is right and says so in the note.
    carryOut: byHand,
  },
}

const wholeAccount: Thing = { subjectId: null, subject: '', was: '' }

function byHand(): Promise<boolean> {
  return Promise.resolve(true)
}

/** `id` is the statement's $2; a statement without one is given none. */
async function first(statement: string, artistId: string, id?: string | null): Promise<Thing | undefined> {
  const [thing] = await sql<Thing>(db, statement, id === undefined ? [artistId] : [artistId, id])
  return thing
}

function text(value: string, max: number): string {
  if (!/[^\p{C}\p{Z}]/u.test(value)) throw new Refusal(refusals['value-missing'])
  if (value.length > max) throw new Refusal(refusals['value-too-long'])
  return value
}

function email(becomes: string): string {
  const parsed = z.email().max(254).safeParse(becomes.trim())
  if (!parsed.success) throw new Refusal(refusals['email-unreadable'])
  return parsed.data
}

/** The title before all corrections since a person last looked: many small steps do not make a new title. */
async function firstTitle({ subjectId, was }: Thing, on: Db = db): Promise<string> {
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
