import sharp from 'sharp'
import type { ReplyOf } from '#contract/platform'
import { storage } from '#module/storage'
import { db, sql } from '#platform/database'
import type { ReceivedFile } from '#platform/read-multipart'
import { Refusal } from '#platform/refusal'
import { type readOwnerMark as readOwnerMarkCall, refusals } from './contract.ts'
import { readPixels } from './owner-file.ts'
import { readMark } from './owner-mark.ts'
import { fingerprintOf, likeness } from './public-image.ts'
import { normalise, openPicture, refuseUnlessPicture } from './read-artwork.ts'

type Finding = ReplyOf<typeof readOwnerMarkCall>

/** Less alike is another picture. */
const ALIKE = 0.85
/** An artist may hang two versions of one work: each of the nearest is asked. */
const NEAREST = 3

/** Whose file a found picture was made from: which card it shows, and which copy's mark it carries. Refuses with 400, 415, 422. */
export async function readOwnerMark(image: ReceivedFile | undefined): Promise<Finding> {
  await refuseUnlessPicture(image)
  const found = await decode(image?.path ?? '')
  const fingerprint = await fingerprintOf(found)
  const cards = await sql<{ id: string; title: string; artist: string; fingerprint: Buffer }>(
    db,
    `SELECT c.id, c.title, a.stage_name AS artist, c.fingerprint FROM art_cards c JOIN artists a ON a.id = c.artist_id
      WHERE c.fingerprint IS NOT NULL`,
  )
  const nearest = cards
    .map((card) => ({ card, alike: likeness(fingerprint, card.fingerprint) }))
    .filter(({ alike }) => alike >= ALIKE)
    .toSorted((one, other) => other.alike - one.alike)
    .slice(0, NEAREST)
  let best: Finding = { card: null, copy: null, strength: 0 }
  for (const { card } of nearest) {
    const { mark, strength } = await compare(found, card.id)
    const shown = { id: card.id, title: card.title, artist: card.artist }
    const copy = mark === undefined ? null : await copyOf(card.id, mark)
    if (copy) return { card: shown, copy, strength }
    best = best.card ? best : { card: shown, copy: null, strength }
  }
  return best
}

async function decode(path: string): Promise<Buffer> {
  try {
    return await normalise(openPicture(path)).png({ compressionLevel: 1 }).toBuffer()
  } catch {
    throw new Refusal(refusals['not-an-image'])
  }
}

async function compare(found: Buffer, cardId: string) {
  const [card] = await sql<{ key: string; bytes: number; seed: Buffer }>(
    db,
    'SELECT f.key, f.bytes, c.mark_seed AS seed FROM art_cards c JOIN files f ON f.key = c.artwork_key WHERE c.id = $1',
    [cardId],
  )
  if (!card) return { mark: undefined, strength: 0 }
  const artwork = await readPixels(await storage.read(card.key, 0, card.bytes - 1))
  const sized = await sharp(found)
    .resize(artwork.width, artwork.height, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { mark, strength } = readMark(await readPixels(sized), artwork, card.seed)
  return { mark, strength: Math.round(strength * 10) / 10 }
}

async function copyOf(cardId: string, mark: number): Promise<Finding['copy']> {
  const [copy] = await sql<NonNullable<Finding['copy']>>(
    db,
    `SELECT t.code AS certificate, t.number, c.scarcity_count AS "of", t.voided_at IS NULL AS valid,
            to_json(t.issued_at) #>> '{}' AS "issuedAt",
            json_build_object('id', l.id, 'name', l.name, 'email', l.email) AS collector
       FROM art_certificates t JOIN art_cards c ON c.id = t.card_id JOIN collectors l ON l.id = t.collector_id
      WHERE t.card_id = $1 AND t.mark = $2`,
    [cardId, mark],
  )
  return copy ?? null
}
