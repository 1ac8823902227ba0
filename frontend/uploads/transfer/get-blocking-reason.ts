import type { QueryClient } from '@tanstack/react-query'
import { errors as uploadErrors, getUploadCredits } from '#contract/uploads'
import { buildUrl, sendRequest } from '#frontend/api/api-client.ts'
import { isUnauthenticated, publishSessionChange } from '#frontend/api/artist-session.ts'

/**
 * Why these songs cannot be uploaded now; undefined if they can. Checked before sending: nobody should upload 50 MB only
 * to learn that the fee is unpaid or the session has ended.
 */
export async function getBlockingReason(songCount: number, cache: QueryClient): Promise<string | undefined> {
  try {
    const uploads = await sendRequest(getUploadCredits)
    cache.setQueryData([buildUrl(getUploadCredits)], uploads)
    if (uploads.credits >= songCount) return undefined
    document.getElementById('upload-fee')?.scrollIntoView({ block: 'start' })
    return uploads.credits === 0
      ? uploadErrors['no-credit'].message
      : `${uploads.credits === 1 ? 'One upload is' : `${uploads.credits} uploads are`} paid for, and these are ${songCount} songs. Nothing was sent.`
  } catch (error) {
    if (!isUnauthenticated(error)) return 'We could not reach TuneMaker. Nothing was sent and nothing typed is lost.'
    await publishSessionChange(cache)
    return 'You are no longer signed in. Everything you typed is kept.'
  }
}
