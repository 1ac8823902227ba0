import type { EndpointBody, EndpointReply } from '#contract/http'
import type { Language } from '#contract/text'
import { db, runInTransaction, type Trx } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { consumeNetworkRateLimit } from '#http/limits/rate-limit'
import type { Session } from '#http/sessions/session'
import { enqueue } from '#queue/queue'
import { createToken } from '#runtime/token'
import { errors, FOLLOWS_PER_HOUR, type createFollow as createFollowCall } from './contract.ts'
import { getBoughtSubject } from './get-bought-subject.ts'
import { sendFollowConfirmationJob } from './jobs.ts'
import { publishFollow } from '#module/follows/messages'
import { listProvedAddresses } from './list-proved-addresses.ts'

type Wish = EndpointBody<typeof createFollowCall>

/**
 * Follows an artist, also by a copy of theirs, or wishes for a song. An address that the session has not proved by a mailed link gets a mail
 * first; the answer is then the same for every address. Throws 404 for a subject that is not public, 422 without an
 * address.
 */
export async function createFollow(
  asked: Wish,
  session: Session | undefined,
  caller: string,
  language: Language,
): Promise<EndpointReply<typeof createFollowCall>> {
  const proved = await listProvedAddresses(session)
  const wish = asked.keymailCode ? { ...asked, ...(await getBoughtSubject(asked.keymailCode, session)) } : asked
  const email = wish.email ?? proved[0]
  if (!email) throw new ApiError(errors['email-required'])
  await assertPublicSubject(wish)
  await consumeNetworkRateLimit('follows', caller, { hits: FOLLOWS_PER_HOUR, seconds: 3600 })
  const isProved = proved.includes(email)
  await runInTransaction(async (trx) => {
    const { id, confirmed } = await insertFollow(
      trx,
      await insertFollower(trx, { email, language, isProved }),
      wish,
      isProved,
    )
    // One mail per subject and minute, even after a double click.
    if (!confirmed)
      await enqueue(trx, sendFollowConfirmationJob, { followId: id }, { singletonSeconds: 60, singletonKey: id })
  })
  if (isProved) publishFollow(wish.artistId)
  return isProved
    ? { state: 'following', message: 'You will hear from us when there is news.' }
    : { state: 'confirm', message: 'Please check your inbox: we write nothing before you press the link.' }
}

async function assertPublicSubject({ artistId, songId }: Wish): Promise<void> {
  const [found] = await sql(
    db,
    `SELECT 1 FROM artists a WHERE a.account_type = 'production' AND a.closed_at IS NULL AND a.suspended_at IS NULL
        AND (a.id = $1 OR a.id = (SELECT artist_id FROM songs WHERE id = $2 AND state IN ('published', 'unpublished')))`,
    [artistId ?? null, songId ?? null],
  )
  if (!found) throw new ApiError(errors['follow-subject-unknown'])
}

async function insertFollower(
  trx: Trx,
  { email, language, isProved }: { email: string; language: Language; isProved: boolean },
): Promise<string> {
  const [follower] = await sql<{ id: string }>(
    trx,
    `INSERT INTO followers AS f (email, token, language) VALUES ($1, $2, $4)
     ON CONFLICT (email) DO UPDATE SET asked_at = now(), language = $4,
       stopped_at = CASE WHEN $3 THEN NULL ELSE f.stopped_at END
     RETURNING id`,
    [email, createToken(), isProved, language],
  )
  if (!follower) throw new Error('INSERT INTO followers returned no row')
  return follower.id
}

async function insertFollow(
  trx: Trx,
  followerId: string,
  { artistId, songId, shareAddress }: Wish,
  isProved: boolean,
): Promise<{ id: string; confirmed: boolean }> {
  const subject = artistId === undefined ? 'song_id' : 'artist_id'
  const [follow] = await sql<{ id: string; confirmed: boolean }>(
    trx,
    `INSERT INTO follows AS f (follower_id, ${subject}, confirmed_at, asked_to_share, shares_address)
     VALUES ($1, $2, CASE WHEN $3 THEN now() END, $4, $3 AND $4)
     ON CONFLICT (${subject}, follower_id) WHERE ${subject} IS NOT NULL
       DO UPDATE SET confirmed_at = coalesce(f.confirmed_at, EXCLUDED.confirmed_at),
         asked_to_share = EXCLUDED.asked_to_share, shares_address = f.shares_address OR EXCLUDED.shares_address
     RETURNING id, confirmed_at IS NOT NULL AS confirmed`,
    [followerId, artistId ?? songId, isProved, shareAddress && artistId !== undefined],
  )
  if (!follow) throw new Error('INSERT INTO follows returned no row')
  return follow
}
