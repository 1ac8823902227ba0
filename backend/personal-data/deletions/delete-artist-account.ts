import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { deleteRights } from '#http/sessions/delete-rights'
import { deleteApplicant } from '#module/applications'
import { deletePaymentEmailChanges } from '#module/artists/payment-email'
import { deleteArtistData } from '#module/artists/profile'
import { deleteSongDocuments } from '#module/catalog'
import { deleteRefundAnswers } from '#module/copies/refund-requests'
import { deleteEvidence } from '#module/copyright/checks'
import { deleteCorrectedValues } from '#module/corrections'
import { deleteFanMessages } from '#module/follows/messages'
import { deleteConversations } from '#module/godfrey'
import { deleteAssessments } from '#module/godfrey/assessments'
import { deleteArtistEntries } from '#module/green-room/deletion'
import { closeArtistAccount } from '#module/keymails'
import { deleteArtistMailings } from '#module/keymails/mailings'
import { deleteDocuments } from '#module/pdf'
import { deleteHeardSongs } from '#module/playback/heard-songs'
import { deleteExports } from '#module/personal-data/exports'
import { deleteCollaborators } from '#module/revenue/shares'
import { deleteReviewMatters } from '#module/reviews/deletion'
import { deleteAllWebhooks } from '#module/webhooks'
import type { Person } from '#module/personal-data/links'
import { deletePaymentTraces } from './delete-payment-traces.ts'

/**
 * Closes an artist's account and deletes what is known about the person. Copies, their recordings, certificates, the log
 * and the books stay: they belong to those who bought. docs/personal-data.md lists what stays, and why.
 */
export async function deleteArtistAccount(trx: Trx, artistId: string, { email, visitorIds }: Person): Promise<void> {
  const songs = await sql<{ id: string }>(trx, 'SELECT id FROM songs WHERE artist_id = $1', [artistId])
  const songIds = songs.map(({ id }) => id)
  await deleteRights(trx, { fanIds: [], collectorIds: [], artistId })
  // Other servers hear of it, too: see backend/federation/.
  await closeArtistAccount(trx, artistId)
  await deleteArtistEntries(trx, artistId)
  await deleteArtistMailings(trx, artistId)
  await deleteFanMessages(trx, artistId)
  await deleteRefundAnswers(trx, artistId)
  await deleteCollaborators(trx, artistId)
  await deleteCorrectedValues(trx, artistId)
  await deletePaymentEmailChanges(trx, artistId)
  await deleteSongDocuments(trx, artistId)
  await deleteAllWebhooks(trx, artistId)
  await deleteConversations(trx, visitorIds)
  await deleteHeardSongs(trx, visitorIds)
  const applicationIds = await deleteApplicant(trx, { artistId })
  await deleteEvidence(trx, [...songIds, ...applicationIds])
  await deletePaymentTraces(trx, { email: null, collectorIds: [], artistId, applicationIds })
  const keys = [
    ...songIds.map((id) => `song:${id}`),
    ...applicationIds.map((id) => `application:${id}`),
    ...visitorIds.map((id) => `visitor:${id}`),
    `lost-g-key:${artistId}`,
    `look-alike:${artistId}`,
  ]
  await deleteAssessments(trx, await deleteReviewMatters(trx, { email: null, artistId, keys }))
  await deleteDocuments(trx, 'artistId', [artistId])
  await deleteExports(trx, email, artistId)
  await deleteArtistData(trx, artistId)
}
