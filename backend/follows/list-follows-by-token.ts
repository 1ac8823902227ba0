import { ApiError } from '#http/api-error'
import { errors, type FollowedAddress } from './contract.ts'
import { listFollowed } from './list-follows.ts'

/** What the address follows whose mail contains this token. Throws 404 for an unknown token. */
export async function listFollowsByToken(token: string): Promise<FollowedAddress> {
  const [address] = await listFollowed('r.token = ANY ($1)', [token])
  if (!address) throw new ApiError(errors['notifications-link-unknown'])
  return address
}
