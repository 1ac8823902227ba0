import type { QueryClient } from '@tanstack/react-query'
import { getUploadCredits } from '#contract/uploads'
import { buildUrl, sendRequest } from '#frontend/api/api-client.ts'
import { isUnauthenticated, publishSessionChange } from '#frontend/api/artist-session.ts'
import type { Translate } from '#text/messages/catalog'
import type { uploadMessages } from '#text/messages/catalogs/uploads/en'

/**
 * Why these songs cannot be uploaded now; undefined if they can. Checked before sending: nobody should upload 50 MB only
 * to learn that the fee is unpaid or the session has ended.
 */
export async function getBlockingReason(
  songCount: number,
  cache: QueryClient,
  t: Translate<(typeof uploadMessages)['messages']>,
): Promise<string | undefined> {
  try {
    const uploads = await sendRequest(getUploadCredits)
    cache.setQueryData([buildUrl(getUploadCredits)], uploads)
    if (uploads.credits >= songCount) return undefined
    document.getElementById('upload-fee')?.scrollIntoView({ block: 'start' })
    return uploads.credits === 0 ? t('blocked.noCredit') : t('blocked.tooFew', { n: uploads.credits, songs: songCount })
  } catch (error) {
    if (!isUnauthenticated(error)) return t('blocked.unreachable')
    await publishSessionChange(cache)
    return t('blocked.signedOut')
  }
}
