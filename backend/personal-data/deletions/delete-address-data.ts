import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { deleteRateLimits } from '#http/limits/rate-limit'
import { deleteRights } from '#http/sessions/delete-rights'
import { deleteApplicant } from '#module/applications'
import { deleteCollector } from '#module/art-cards/collectors'
import { deleteGiftWords } from '#module/copies/gifts'
import { deleteRefundWords } from '#module/copies/refund-requests'
import { deleteEvidence } from '#module/copyright/checks'
import { deleteFeedback } from '#module/feedback'
import { deleteFollower } from '#module/follows'
import { deleteConversations } from '#module/godfrey'
import { deleteAssessments } from '#module/godfrey/assessments'
import { deleteDisplayNames, deleteFanEntries } from '#module/green-room/deletion'
import { deleteFans } from '#module/keymails/fans'
import { deleteRecipient } from '#module/keymails/mailings'
import { deleteMailTraces } from '#module/mail'
import { deleteAddress } from '#module/newsletter'
import { deleteWaiter } from '#module/open-sales'
import { deleteDocuments } from '#module/pdf'
import { deleteHeardSongs } from '#module/playback/heard-songs'
import { deleteExports } from '#module/personal-data/exports'
import { deleteRequests } from '#module/personal-data/links'
import { deleteReviewMatters } from '#module/reviews/deletion'
import type { Person } from '#module/personal-data/links'
import { deletePaymentTraces } from './delete-payment-traces.ts'

/** Deletes what is kept under an address. docs/personal-data.md lists what stays, and why. */
export async function deleteAddressData(trx: Trx, person: Person): Promise<void> {
  const { email, fanIds, collectorIds, visitorIds } = person
  await deleteRights(trx, { fanIds, collectorIds, artistId: null })
  await deleteFanEntries(trx, fanIds)
  await deleteDisplayNames(trx, fanIds)
  await deleteGiftWords(trx, person)
  await deleteRefundWords(trx, fanIds)
  await deleteFollower(trx, email)
  await deleteAddress(trx, email)
  await deleteFeedback(trx, email)
  await deleteWaiter(trx, email)
  await deleteRecipient(trx, email)
  await deleteConversations(trx, visitorIds)
  await deleteHeardSongs(trx, visitorIds)
  const applicationIds = await deleteApplicant(trx, { email })
  await deleteEvidence(trx, applicationIds)
  const orderIds = await deletePaymentTraces(trx, { email, collectorIds, artistId: null, applicationIds })
  const keys = [
    ...visitorIds.map((id) => `visitor:${id}`),
    ...applicationIds.map((id) => `application:${id}`),
    ...orderIds.flatMap((id) => [`stranded:${id}`, `books:${id}`]),
  ]
  await deleteAssessments(trx, await deleteReviewMatters(trx, { email, artistId: null, keys }))
  // Certificates of art cards name their owner.
  const certificates = await sql<{ id: string }>(trx, 'SELECT id FROM art_certificates WHERE collector_id = ANY ($1)', [
    collectorIds,
  ])
  await deleteDocuments(
    trx,
    'certificateId',
    certificates.map(({ id }) => id),
  )
  await deleteExports(trx, email, null)
  await deleteCollector(trx, email)
  await deleteFans(trx, email)
  await deleteRequests(trx, email)
  await deleteMailTraces(trx, email)
  await deleteRateLimits(trx, email)
}
