import type { BodyOf } from '#contract/platform'
import { recordEvent } from '#module/analytics'
import { Artist } from '#module/gkeys'
import { centsOf } from '#module/payments'
import { type StoredFile, discardFile, keepFile, readDocumentType, storeFile } from '#module/storage'
import { type Trx, db, inTransaction, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { oneLine } from '#platform/one-line'
import type { ReceivedFile } from '#platform/read-multipart'
import { Refusal, malformed } from '#platform/refusal'
import { refusals, type uploadSong as uploadSongCall } from './contract.ts'
import { refuseCopies, refusePrice } from './edition-rules.ts'
import { foldText } from './fold-text.ts'
import { previewDue, songCheckDue, songUploaded } from './jobs.ts'
import { readAudioKind } from './read-audio.ts'

type Fields = BodyOf<typeof uploadSongCall>

/**
 * Turns a received upload into a song and its edition. The credit is used in the same transaction that makes the song,
 * so a refused or failed upload keeps it, and a file that came to nothing is removed. `alongside` runs in it as well.
 */
export async function uploadSong(
  artistId: string,
  fields: Fields,
  files: { audioFile?: ReceivedFile; copyrightDocument?: ReceivedFile },
  alongside?: (trx: Trx, songId: string) => Promise<void>,
) {
  const artist = await Artist.query(db).findById(artistId).throwIfNotFound()
  const { title, priceCents, copies, holders } = await readFields(artist, fields)
  const { audioFile, copyrightDocument } = files
  if (!audioFile || audioFile.bytes === 0) throw new Refusal(refusals['audio-missing'])
  const audioKind = await readAudioKind(audioFile.path)
  if (!audioKind) throw new Refusal(refusals['not-audio'])
  const documentType = copyrightDocument?.bytes ? await readDocumentType(copyrightDocument.path) : undefined
  if (copyrightDocument?.bytes && !documentType) throw new Refusal(refusals['not-a-document'])

  const stored: StoredFile[] = []
  try {
    const audio = await storeFile('songs', audioFile, audioKind.type)
    stored.push(audio)
    const document =
      documentType && copyrightDocument && (await storeFile('documents', copyrightDocument, documentType))
    if (document) stored.push(document)
    return await inTransaction(async (trx) => {
      await useCredit(trx, artistId)
      for (const file of stored) await keepFile(trx, file)
      const song = await publishSong(trx, artist, {
        title,
        holders,
        contact: fields.contact,
        audioKey: audio.key,
        documentKey: document ? document.key : null,
        priceCents,
        copies,
      })
      await alongside?.(trx, song.id)
      await enqueue(trx, songUploaded, { songId: song.id })
      await enqueue(trx, previewDue, { songId: song.id })
      await enqueue(trx, songCheckDue, { songId: song.id })
      return { ...song, title, artist: artist.stageName, price: priceCents / 100, copies }
    })
  } catch (error) {
    await Promise.all(stored.map(discardFile))
    throw error
  }
}

async function readFields(artist: Artist, fields: Fields) {
  const title = oneLine(fields.songTitle)
  const holders = fields.copyrightHolders.split(',').map(oneLine).filter(Boolean)
  if (!/[^\p{C}\p{Z}]/u.test(title)) throw malformed('Song title is required.')
  if (holders.length === 0) throw malformed('Copyright holders are required.')
  const priceCents = centsOf(fields.price.replace(/^\$/, '').replace(/\+$/, ''))
  if (priceCents === undefined) {
    if (/^-\d/.test(fields.price)) throw new Refusal(refusals['price-too-low'])
    throw malformed('price is not a number of dollars.')
  }
  refusePrice(priceCents)
  const copies = /^\d{1,9}$/.test(fields.copies) ? Number(fields.copies) : NaN
  refuseCopies(copies)
  await refuseForeignProof(artist, fields)
  return { title, holders, priceCents, copies }
}

/** The form repeats who the artist is; what it says must be the session's own, or nothing. */
async function refuseForeignProof(artist: Artist, fields: Fields): Promise<void> {
  const { governanceTrackerNumber, keyCode, paymentAccount } = fields
  if (governanceTrackerNumber && governanceTrackerNumber !== artist.trackingNumber) {
    throw new Refusal(refusals['wrong-tracking-number'])
  }
  if (keyCode && !(await artist.hasGKey(keyCode))) throw new Refusal(refusals['wrong-g-key'])
  if (paymentAccount && paymentAccount.toLowerCase() !== artist.paymentEmail?.toLowerCase()) {
    throw new Refusal(refusals['wrong-payment-account'])
  }
}

export async function refuseWithoutCredit(artistId: string): Promise<void> {
  const [row] = await sql<{ credits: number }>(db, 'SELECT credits FROM upload_credits WHERE artist_id = $1', [
    artistId,
  ])
  if (!row?.credits) throw new Refusal(refusals['no-credit'])
}

async function useCredit(trx: Trx, artistId: string): Promise<void> {
  const used = await sql(
    trx,
    'UPDATE upload_credits SET credits = credits - 1 WHERE artist_id = $1 AND credits > 0 RETURNING credits',
    [artistId],
  )
  if (used.length === 0) throw new Refusal(refusals['no-credit'])
}

/**
 * Makes a song and the edition that sells it. With a copyright document it waits until that has been read; without one
 * it rests on what the artist's G-Key was given for, and is published at once.
 */
export async function publishSong(
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
  if (!made) throw new Error('a song was not stored')
  await recordEvent(trx, 'song-uploaded', { artistId: artist.id })
  return made
}
