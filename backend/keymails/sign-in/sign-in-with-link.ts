import { errors, type FanData } from '#contract/keymails'
import { runInTransaction } from '#database/client'
import { ApiError } from '#http/api-error'
import { getFanData } from '#module/keymails'
import { consumeOneTimeLink } from '#module/mail'
import { signInLink } from './sign-in-link.ts'

/** Consumes a one-time link and returns the fan it signs in. Throws 404 if it was used or has expired. */
export async function signInWithLink(token: string): Promise<{ fanId: string; fanData: FanData }> {
  const data = await runInTransaction((trx) => consumeOneTimeLink(trx, signInLink, token))
  if (!data) throw new ApiError(errors['link-expired'])
  return getFanData(data.keymailId)
}
