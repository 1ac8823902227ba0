import { z } from 'zod'
import { type OneTimeLink, createOneTimeLink, sendMail, consumeOneTimeLink } from '#module/mail'
import { commonErrors } from '#contract/platform'
import { isUniqueViolation, db, inTransaction, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { toSingleLine } from '#platform/one-line'
import { ApiError } from '#platform/refusal'
import { consumeRateLimit } from '#platform/throttle'
import { type FanData, GIFT_DAYS, errors } from './contract.ts'
import { sendGiftJob } from './jobs.ts'
import { getFanData } from './redeem-keymail.ts'

const giftLinkData = z.object({ giftId: z.string() })
const giftLink: OneTimeLink<typeof giftLinkData> = {
  kind: 'gift',
  page: '/take-gift',
  minutes: GIFT_DAYS * 24 * 60,
  data: giftLinkData,
}

/** Gift offers per fan and hour. */
const GIFTS_RATE_LIMIT = { hits: 10, seconds: 3600 }

/**
 * Offers a bought copy to somebody by mail. The copy must be unplayed, bought rather than received, and without another
 * open offer. The giver keeps it until it is claimed; playing it makes the offer void. Throws 403, 404 and 409.
 */
export async function createGift(
  copyId: string,
  fanIds: string[],
  { email, message }: { email: string; message: string },
): Promise<void> {
  const [copy] = await sql<{ keymailId: string; mine: boolean; entered: boolean; given: boolean; fanId: string }>(
    db,
    `SELECT k.id AS "keymailId", k.fan_id AS "fanId", k.fan_id = ANY ($2) AS mine, k.entered_at IS NOT NULL AS entered,
            k.gifted_at IS NOT NULL AS given
       FROM keymails k WHERE k.copy_id = $1 AND k.state = 'redeemed'`,
    [copyId, fanIds],
  )
  if (!copy) throw new ApiError(errors['copy-unknown'])
  if (!copy.mine) throw new ApiError(commonErrors['not-yours'])
  if (copy.given) throw new ApiError(errors['copy-given'])
  if (copy.entered) throw new ApiError(errors['copy-entered'])
  await consumeRateLimit(`gifts:${copy.fanId}`, GIFTS_RATE_LIMIT)
  try {
    await inTransaction(async (trx) => {
      await sql(
        trx,
        `UPDATE copy_gifts SET state = 'withdrawn', ended_at = now(), email = NULL
          WHERE keymail_id = $1 AND state = 'offered' AND offered_at < now() - make_interval(days => $2)`,
        [copy.keymailId, GIFT_DAYS],
      )
      const [gift] = await sql<{ id: string }>(
        trx,
        `INSERT INTO copy_gifts (keymail_id, giver_id, email, message) VALUES ($1, $2, $3, $4) RETURNING id`,
        [copy.keymailId, copy.fanId, email.toLowerCase(), message],
      )
      if (gift) await enqueue(trx, sendGiftJob, { giftId: gift.id })
    })
  } catch (error) {
    // A concurrent offer won.
    if (isUniqueViolation(error, 'copy_gifts_once')) throw new ApiError(errors['gift-open'])
    throw error
  }
}

/** Cancels an open offer; its link stops working. Throws 403, 404, and 409 if it was already claimed. */
export async function cancelGift(copyId: string, fanIds: string[]): Promise<void> {
  const [copy] = await sql<{ keymailId: string; mine: boolean }>(
    db,
    `SELECT g.keymail_id AS "keymailId", g.giver_id = ANY ($2) AS mine FROM keymails k JOIN copy_gifts g ON g.keymail_id = k.id
      WHERE k.copy_id = $1 ORDER BY g.id DESC LIMIT 1`,
    [copyId, fanIds],
  )
  if (!copy) throw new ApiError(errors['copy-unknown'])
  if (!copy.mine) throw new ApiError(commonErrors['not-yours'])
  const ended = await sql(
    db,
    `UPDATE copy_gifts SET state = 'withdrawn', ended_at = now(), email = NULL
      WHERE keymail_id = $1 AND state = 'offered' RETURNING id`,
    [copy.keymailId],
  )
  if (ended.length === 0) throw new ApiError(errors['gift-gone'])
}

/** Job: mails the offer with its one-time link. */
export async function sendGift({ giftId }: { giftId: string }): Promise<void> {
  const [gift] = await sql<{
    email: string
    giver: string
    message: string
    title: string
    artistName: string
    copy: number
    of: number
  }>(
    db,
    `SELECT g.email, f.name AS giver, g.message, e.title, a.stage_name AS "artistName", k.copy, e.copies AS "of"
       FROM copy_gifts g JOIN fans f ON f.id = g.giver_id JOIN keymails k ON k.id = g.keymail_id
       JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
      WHERE g.id = $1 AND g.state = 'offered' AND g.mailed_at IS NULL`,
    [giftId],
  )
  if (!gift) return
  const giver = toSingleLine(gift.giver) || 'Somebody'
  const address = await createOneTimeLink(db, giftLink, { giftId })
  await sendMail({
    to: gift.email,
    subject: `${giver} has a song for you: “${gift.title}”`,
    text: [
      'Hello,',
      '',
      `${giver} bought copy No. ${gift.copy.toLocaleString('en-US')} of ${gift.of.toLocaleString('en-US')} of “${toSingleLine(gift.title)}” by ${toSingleLine(gift.artistName)} and would like you to have it.`,
      ...(gift.message ? ['', gift.message.trim()] : []),
      '',
      'This link makes it yours. It costs nothing, and it works once:',
      address,
      '',
      `It lasts ${GIFT_DAYS} days. If you do not want it, do nothing.`,
      '',
      'TuneMaker',
    ].join('\n'),
    id: `gift-${giftId}`,
  })
  await sql(db, 'UPDATE copy_gifts SET mailed_at = now() WHERE id = $1', [giftId])
}

// One statement: the copy moves only if it is unplayed, was never given before, and the giver still holds it.
const claimGiftSql = `
  WITH taken AS (
    UPDATE copy_gifts SET state = 'taken', ended_at = now(), email = NULL WHERE id = $1 AND state = 'offered'
    RETURNING keymail_id, giver_id, old.email),
  fan AS (
    INSERT INTO fans AS f (email) SELECT email FROM taken ON CONFLICT (email) DO UPDATE SET email = f.email RETURNING id)
  UPDATE keymails k SET fan_id = fan.id, gifted_at = now() FROM taken, fan
   WHERE k.id = taken.keymail_id AND k.fan_id = taken.giver_id AND k.state = 'redeemed'
     AND k.entered_at IS NULL AND k.gifted_at IS NULL AND fan.id <> k.fan_id
  RETURNING k.id, k.fan_id AS "fanId"`

/**
 * Transfers an offered copy to the recipient, identified by possession of the mailed link. The giver loses access at
 * once. Throws 404 if the link was used or has expired, 409 if the gift is no longer available.
 */
export async function claimGift(token: string): Promise<{ fanId: string; fanData: FanData }> {
  const moved = await inTransaction(async (trx) => {
    const link = await consumeOneTimeLink(trx, giftLink, token)
    if (!link) throw new ApiError(errors['gift-link-expired'])
    const [row] = await sql<{ id: string }>(trx, claimGiftSql, [link.giftId])
    // Thrown inside the transaction, so the link stays unused.
    if (!row) throw new ApiError(errors['gift-gone'])
    return row
  })
  return getFanData(moved.id)
}

/**
 * Hourly cleanup: withdraws expired offers and erases their address; erases messages 30 days after an offer ended. The
 * privacy page states these periods.
 */
export async function purgeGifts(): Promise<void> {
  await sql(
    db,
    `UPDATE copy_gifts SET state = 'withdrawn', ended_at = now(), email = NULL, message = ''
      WHERE state = 'offered' AND offered_at < now() - make_interval(days => $1)`,
    [GIFT_DAYS],
  )
  await sql(
    db,
    `UPDATE copy_gifts SET message = ''
      WHERE state <> 'offered' AND message <> '' AND ended_at < now() - make_interval(days => $1)`,
    [GIFT_DAYS],
  )
}

/**
 * Marks a copy as played, after which it can no longer be given away. Among several copies of one edition, one already
 * played is taken first, then the oldest. Returns false if the fans no longer hold one.
 */
export async function markCopyPlayed(songId: string, fanIds: readonly string[]): Promise<boolean> {
  const entered = await sql(
    db,
    `UPDATE keymails SET entered_at = coalesce(entered_at, now()) WHERE state = 'redeemed' AND fan_id = ANY ($2) AND id = (
       SELECT k.id FROM keymails k JOIN edition_songs es ON es.edition_id = k.edition_id
        WHERE es.song_id = $1 AND k.fan_id = ANY ($2) AND k.state = 'redeemed'
        ORDER BY k.entered_at IS NULL, k.redeemed_at LIMIT 1) RETURNING id`,
    [songId, fanIds],
  )
  return entered.length > 0
}
