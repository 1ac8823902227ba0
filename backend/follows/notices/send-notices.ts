import type { Language } from '#contract/text'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { isPermanentBounce, sendMail } from '#module/mail'
import { buildNoticeMail } from './build-notice-mail.ts'
import { listNotices } from './list-notices.ts'

type Claimed = { id: string; email: string; token: string; language: Language }

const claimSql = `
  UPDATE follow_notices n SET claimed_at = now() FROM followers r
   WHERE n.follower_id = $1 AND r.id = n.follower_id AND n.queued_at IS NOT NULL AND n.sent_at IS NULL
     AND (n.claimed_at IS NULL OR n.claimed_at < now() - interval '10 minutes')
  RETURNING n.id, r.email, r.token, r.language`

/**
 * Job: one mail with all that waits for a follower. It claims the notices first, so that a second job sends none of them;
 * after ten minutes it takes over from a worker that died, under the same message id.
 */
export async function sendNotices({ followerId }: { followerId: string }): Promise<void> {
  const claimed = (await sql<Claimed>(db, claimSql, [followerId])).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const [first] = claimed
  if (!first) return assertNothingClaimed(followerId)
  const ids = claimed.map(({ id }) => id)
  const notices = await listNotices(ids)
  try {
    if (notices.length > 0) await sendMail(buildNoticeMail(first, notices))
  } catch (error) {
    // An address that does not exist follows nothing.
    if (isPermanentBounce(error)) {
      await sql(db, 'DELETE FROM followers WHERE id = $1', [followerId])
      return
    }
    await sql(db, 'UPDATE follow_notices SET claimed_at = NULL WHERE id = ANY ($1)', [ids])
    throw error
  }
  await sql(db, 'UPDATE follow_notices SET sent_at = now() WHERE id = ANY ($1)', [ids])
}

/** Makes the queue try again while another worker may be sending, because that worker may have died. */
async function assertNothingClaimed(followerId: string): Promise<void> {
  const [unsent] = await sql(
    db,
    'SELECT 1 FROM follow_notices WHERE follower_id = $1 AND queued_at IS NOT NULL AND sent_at IS NULL LIMIT 1',
    [followerId],
  )
  if (unsent) throw new Error('another worker has claimed these notices')
}
