import { createWriteStream } from 'node:fs'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { EndpointReply } from '#contract/http'
import { storage } from '#module/storage'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { ReceivedFile } from '#http/body/parse-multipart-body'
import type { detectForensicWatermark as readOwnerMarkCall } from './contract.ts'
import { errors } from '#contract/art-cards/cards'
import { assertImage, calculateImageSimilarity, runImageTask } from '#module/art-cards/images'
import { toUnreadableError } from '#http/body/to-unreadable-error'

type Detection = EndpointReply<typeof readOwnerMarkCall>

/** Minimum fingerprint similarity; anything below is another picture. */
const SIMILARITY_MIN = 0.85
/** An artist may publish several versions of a work, so the most similar cards are all checked. */
const CANDIDATES_MAX = 3

/** Detects which card a found picture shows and which copy's watermark it carries. Throws ApiError 400, 415 or 422. */
export async function detectForensicWatermark(image: ReceivedFile | undefined): Promise<Detection> {
  await assertImage(image)
  const path = image?.path ?? ''
  const found = `${path}-upright`
  const fingerprint = await normalizeImage(path, found)
  const cards = await sql<{ id: string; title: string; artist: string; fingerprint: Buffer }>(
    db,
    `SELECT c.id, c.title, a.stage_name AS artist, c.fingerprint FROM art_cards c JOIN artists a ON a.id = c.artist_id
      WHERE c.fingerprint IS NOT NULL`,
  )
  const nearest = cards
    .map((card) => ({ card, alike: calculateImageSimilarity(fingerprint, card.fingerprint) }))
    .filter(({ alike }) => alike >= SIMILARITY_MIN)
    .toSorted((one, other) => other.alike - one.alike)
    .slice(0, CANDIDATES_MAX)
  let best: Detection = { card: null, copy: null, strength: 0 }
  for (const { card } of nearest) {
    const { mark, strength } = await compareWithCard(found, card.id)
    const shown = { id: card.id, title: card.title, artist: card.artist }
    const copy = mark === undefined ? null : await getMarkedCopy(card.id, mark)
    if (copy) return { card: shown, copy, strength }
    best = best.card ? best : { card: shown, copy: null, strength }
  }
  return best
}

async function normalizeImage(path: string, target: string): Promise<Buffer> {
  try {
    return Buffer.from(await runImageTask('normalize-image', { path, target }, dirname(path)), 'base64')
  } catch (error) {
    throw toUnreadableError(error, errors['not-an-image'])
  }
}

async function compareWithCard(found: string, cardId: string): Promise<{ mark?: number; strength: number }> {
  const [card] = await sql<{ key: string; bytes: number; seed: Buffer }>(
    db,
    'SELECT f.key, f.bytes, c.mark_seed AS seed FROM art_cards c JOIN files f ON f.key = c.artwork_key WHERE c.id = $1',
    [cardId],
  )
  if (!card) return { strength: 0 }
  const artwork = `${found}-${cardId}`
  await pipeline(await storage.stream(card.key, 0, card.bytes - 1), createWriteStream(artwork))
  const input = { found, artwork, seed: card.seed.toString('hex') }
  const read = await runImageTask('read-watermark', input, dirname(found))
  return { ...read, strength: Math.round(read.strength * 10) / 10 }
}

async function getMarkedCopy(cardId: string, mark: number): Promise<Detection['copy']> {
  const [copy] = await sql<NonNullable<Detection['copy']>>(
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
