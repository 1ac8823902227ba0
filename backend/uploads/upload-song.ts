import type { EndpointBody } from '#contract/http'
import { db, type Trx } from '#database/client'
import { ApiError, buildMalformedError } from '#http/api-error'
import { Artist } from '#module/artists'
import { createSong } from '#module/catalog'
import { assertEditionCopies, assertEditionPrice } from '#module/catalog/editions'
import { calculateWaveformJob, createPreviewJob } from '#jobs/playback'
import { enqueue } from '#queue/queue'
import { toCents } from '#text/money'
import { toSingleLine } from '#text/to-single-line'
import { errors, type uploadSong as uploadSongCall } from './contract.ts'
import { verifySongJob } from './jobs.ts'
import { runWithUploadedFiles, type UploadedFiles } from './run-with-uploaded-files.ts'
import { consumeUploadCredit } from './upload-credit.ts'

type SongFields = EndpointBody<typeof uploadSongCall>

/**
 * Creates a song and its edition from a received upload. The credit is consumed in the same transaction, so a rejected
 * or failed upload keeps it, and its stored files are removed. `alongside` runs in that transaction too.
 */
export async function uploadSong(
  artistId: string,
  fields: SongFields,
  files: UploadedFiles,
  alongside?: (trx: Trx, songId: string) => Promise<void>,
) {
  const artist = await Artist.query(db).findById(artistId).throwIfNotFound()
  const { title, priceCents, copies, holders } = await parseSongFields(artist, fields)
  return await runWithUploadedFiles(files, async (trx, stored) => {
    await consumeUploadCredit(trx, artistId)
    const song = await createSong(trx, artist, {
      title,
      holders,
      contact: fields.contact,
      ...stored,
      priceCents,
      copies,
      draft: fields.draft === 'true',
    })
    await alongside?.(trx, song.id)
    await enqueue(trx, calculateWaveformJob, { songId: song.id })
    await enqueue(trx, createPreviewJob, { songId: song.id })
    await enqueue(trx, verifySongJob, { songId: song.id })
    return { ...song, title, artist: artist.stageName, price: priceCents / 100, copies }
  })
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
