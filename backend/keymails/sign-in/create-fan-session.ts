import { errors, type FanData } from '#contract/keymails'
import { runInTransaction } from '#database/client'
import { ApiError } from '#http/api-error'
import { confirmFanAddress, getFanData } from '#module/keymails/fans'
import { consumeOneTimeLink } from '#module/mail/one-time-links'
import { signInLink } from './sign-in-link.ts'

/**
 * Consumes a one-time link. It proves its address, so the returned fan stands for everything paid under it. Throws 404
 * if the link was used or has expired, 403 if its copy has gone to another address since.
 */
export function createFanSession(token: string): Promise<{ fanId: string; fanData: FanData }> {
  return runInTransaction(async (trx) => {
    const data = await consumeOneTimeLink(trx, signInLink, token)
    if (!data) throw new ApiError(errors['link-expired'])
    const { address, fanData } = await getFanData(data.keymailId, undefined, trx)
    if (address !== data.email) throw new ApiError(errors['copy-passed-on'])
    return { fanId: await confirmFanAddress(trx, data.email), fanData }
  })
}
