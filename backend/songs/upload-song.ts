import type { EndpointBody } from '#contract/platform'
import { recordEvent } from '#module/analytics'
import { Artist } from '#module/gkeys'
import { toCents } from '#module/payments'
import { type StoredFile, deleteUncommittedFile, commitFile, detectDocumentType, storeFile } from '#module/storage'
import { type Trx, db, inTransaction, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { toSingleLine } from '#platform/one-line'
import type { ReceivedFile } from '#platform/read-multipart'
import { ApiError, buildMalformedError } from '#platform/refusal'
import { errors, type uploadSong as uploadSongCall } from './contract.ts'
import { assertEditionCopies, assertEditionPrice } from './edition-rules.ts'
import { foldText } from './fold-text.ts'
import { createPreviewJob, checkSongJob, calculateWaveformJob } from './jobs.ts'
import { detectAudioKind } from './read-audio.ts'

type SongFields = EndpointBody<typeof uploadSongCall>

/**
 * Creates a song and its edition from a received upload. The credit is consumed in the same transaction, so a rejected
 * or failed upload keeps it, and its stored files are removed. `alongside` runs in that transaction too.
 */
export async function uploadSong(
  artistId: string,
  fields: SongFields,
  files: { audioFile?: ReceivedFile; copyrightDocument?: ReceivedFile },
  alongside?: (trx: Trx, songId: string) => Promise<void>,
) {
  const artist = await Artist.query(db).findById(artistId).throwIfNotFound()
  const { title, priceCents, copies, holders } = await parseSongFields(artist, fields)
  const { audioFile, copyrightDocument } = files
  if (!audioFile || audioFile.bytes === 0) throw new ApiError(errors['audio-missing'])
  const audioKind = await detectAudioKind(audioFile.path)
  if (!audioKind) throw new ApiError(errors['not-audio'])
  const documentType = copyrightDocument?.bytes ? await detectDocumentType(copyrightDocument.path) : undefined
  if (copyrightDocument?.bytes && !documentType) throw new ApiError(errors['not-a-document'])

  const stored: StoredFile[] = []
  try {
    const audio = await storeFile('songs', audioFile, audioKind.type)
    stored.push(audio)
    const document =
      documentType && copyrightDocument && (await storeFile('documents', copyrightDocument, documentType))
    if (document) stored.push(document)
    return await inTransaction(async (trx) => {
      await consumeUploadCredit(trx, artistId)
      for (const file of stored) await commitFile(trx, file)
      const song = await createSong(trx, artist, {
        title,
        holders,
        contact: fields.contact,
        audioKey: audio.key,
        documentKey: document ? document.key : null,
        priceCents,
        copies,
      })
      await alongside?.(trx, song.id)
      await enqueue(trx, calculateWaveformJob, { songId: song.id })
      await enqueue(trx, createPreviewJob, { songId: song.id })
      await enqueue(trx, checkSongJob, { songId: song.id })
      return { ...song, title, artist: artist.stageName, price: priceCents / 100, copies }
    })
  } catch (error) {
    await Promise.all(stored.map(deleteUncommittedFile))
    throw error
  }
}

async function parseSongFields(artist: Artist, fields: SongFields) {
  const title = toSingleLine(fields.songTitle)
  const holders = fields.copyrightHolders.split(',').map(toSingleLine).filter(Boolean)
  if (!/[^\p{C}\p{Z}]/u.test(title)) throw buildMalformedError('Song title is required.')
  if (holders.length === 0) throw buildMalformedError('Copyright holders are required.')
  const priceCents = toCents(fields.price.replace(/^\$/, '').replace(/\+$/, ''))
  if (priceCents === undefined) {
    if (/^-\d/.test(fields.price)) throw new ApiError(errors['price-too-low'])
    throw buildMalformedError('price is not a number of dollars.')
  }
  assertEditionPrice(priceCents)
  const copies = /^\d{1,9}$/.test(fields.copies) ? Number(fields.copies) : NaN
  assertEditionCopies(copies)
  await assertArtistProof(artist, fields)
  return { title, holders, priceCents, copies }
}

/** The form repeats the artist's identity; each field must be empty or match the session's artist. */
async function assertArtistProof(artist: Artist, fields: SongFields): Promise<void> {
  const { governanceTrackerNumber, keyCode, paymentAccount } = fields
  if (governanceTrackerNumber && governanceTrackerNumber !== artist.trackingNumber) {
    throw new ApiError(errors['wrong-tracking-number'])
  }
  if (keyCode && !(await artist.hasGKey(keyCode))) throw new ApiError(errors['wrong-g-key'])
  if (paymentAccount && paymentAccount.toLowerCase() !== artist.paymentEmail?.toLowerCase()) {
    throw new ApiError(errors['wrong-payment-account'])
  }
}

export async function assertUploadCredit(artistId: string): Promise<void> {
  const [row] = await sql<{ credits: number }>(db, 'SELECT credits FROM upload_credits WHERE artist_id = $1', [
    artistId,
  ])
  if (!row?.credits) throw new ApiError(errors['no-credit'])
}

async function consumeUploadCredit(trx: Trx, artistId: string): Promise<void> {
  const used = await sql(
    trx,
    'UPDATE upload_credits SET credits = credits - 1 WHERE artist_id = $1 AND credits > 0 RETURNING credits',
    [artistId],
  )
  if (used.length === 0) throw new ApiError(errors['no-credit'])
}

/**
 * Creates a song and the edition that sells it. With a copyright document it stays in `checking` until the document has
 * been read; without one it relies on the check of the artist's application and is published at once.
 */
export async function createSong(
  trx: Trx,
  artist: Pick<Artist, 'id' | 'stageName'>,
  song: {
    title: string
    holders: string[]
    contact: string
    audioKey: string
    documentKey: string | null
    priceCents: number
    copies: number
  },
): Promise<{ id: string; editionId: string; status: string }> {
  const [made] = await sql<{ id: string; editionId: string; status: string }>(
    trx,
    `WITH song AS (
       INSERT INTO songs (artist_id, title, copyright_holders, contact, audio_key, document_key, state, search)
       VALUES ($1, $2, $3, $4, $5, $6, CASE WHEN $6::text IS NULL THEN 'published' ELSE 'checking' END, to_tsvector('simple', $7)) RETURNING id, state),
     edition AS (
       INSERT INTO editions (artist_id, kind, title, price_cents, copies) VALUES ($1, 'song', $2, $8, $9) RETURNING id),
     link AS (
       INSERT INTO edition_songs (edition_id, song_id, position) SELECT edition.id, song.id, 1 FROM edition, song)
     SELECT song.id, edition.id AS "editionId", song.state AS status FROM song, edition`,
    [
      artist.id,
      song.title,
      song.holders,
      song.contact,
      song.audioKey,
      song.documentKey,
      foldText(`${song.title} ${artist.stageName}`),
      song.priceCents,
      song.copies,
    ],
  )
  if (!made) throw new Error('the song insert returned no row')
  await recordEvent(trx, 'song-uploaded', { artistId: artist.id })
  return made
}
