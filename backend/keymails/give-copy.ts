import { z } from 'zod'
import { type MailedLink, createMailedLink, sendMail, spendMailedLink } from '#module/mail'
import { commonRefusals } from '#contract/platform'
import { brokeUnique, db, inTransaction, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { oneLine } from '#platform/one-line'
import { Refusal } from '#platform/refusal'
import { spend } from '#platform/throttle'
import { type FanData, GIFT_DAYS, refusals } from './contract.ts'
import { giftOffered } from './jobs.ts'
import { readFanData } from './redeem-keymail.ts'

const linkData = z.object({ giftId: z.string() })
const giftLink: MailedLink<typeof linkData> = {
  kind: 'gift',
  page: '/take-gift',
  minutes: GIFT_DAYS * 24 * 60,
  data: linkData,
}

/** Offers that an hour allows one fan. */
const OFFERS_PER_HOUR = { hits: 10, seconds: 3600 }

/**
 * Offers a bought copy to somebody else by mail. Only a copy that nobody has listened with yet, that was bought and not
 * given, and that has no other offer open. Until it is taken the giver keeps it; listening withdraws the offer in effect.
 * Refuses with 403, 404 and 409.
 */
export async function offerCopy(
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
  if (!copy) throw new Refusal(refusals['copy-unknown'])
  if (!copy.mine) throw new Refusal(commonRefusals['not-yours'])
  if (copy.given) throw new Refusal(refusals['copy-given'])
  if (copy.entered) throw new Refusal(refusals['copy-entered'])
  await spend(`gifts:${copy.fanId}`, OFFERS_PER_HOUR)
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
      if (gift) await enqueue(trx, giftOffered, { giftId: gift.id })
    })
  } catch (error) {
    // Two tabs at once: the first one's offer stands.
    if (brokeUnique(error, 'copy_gifts_once')) throw new Refusal(refusals['gift-open'])
    throw error
  }
}

/** Takes an open offer back; its link opens nothing from then on. Refuses with 403, 404, and 409 when it was taken. */
export async function withdrawGift(copyId: string, fanIds: string[]): Promise<void> {
  const [copy] = await sql<{ keymailId: string; mine: boolean }>(
    db,
    `SELECT g.keymail_id AS "keymailId", g.giver_id = ANY ($2) AS mine FROM keymails k JOIN copy_gifts g ON g.keymail_id = k.id
      WHERE k.copy_id = $1 ORDER BY g.id DESC LIMIT 1`,
    [copyId, fanIds],
  )
  if (!copy) throw new Refusal(refusals['copy-unknown'])
  if (!copy.mine) throw new Refusal(commonRefusals['not-yours'])
  const ended = await sql(
    db,
    `UPDATE copy_gifts SET state = 'withdrawn', ended_at = now(), email = NULL
      WHERE keymail_id = $1 AND state = 'offered' RETURNING id`,
    [copy.keymailId],
  )
  if (ended.length === 0) throw new Refusal(refusals['gift-gone'])
}

/** Job: mails the offer with its one link. */
export async function mailGift({ giftId }: { giftId: string }): Promise<void> {
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
  const giver = oneLine(gift.giver) || 'Somebody'
  const address = await createMailedLink(db, giftLink, { giftId })
  await sendMail({
    to: gift.email,
    subject: `${giver} has a song for you: “${gift.title}”`,
    text: [
      'Hello,',
      '',
      `${giver} bought copy No. ${gift.copy.toLocaleString('en-US')} of ${gift.of.toLocaleString('en-US')} of “${oneLine(gift.title)}” by ${oneLine(gift.artistName)} and would like you to have it.`,
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

// One statement: the copy moves only if nobody has listened with it, it was never given, and the giver still holds it.
const moveText = `
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
 * Makes an offered copy the recipient's, who is whoever reads that mail. The giver has no access from then on.
 * Refuses with 404 a link that is used or too old, 409 a gift that is no longer there.
 */
export async function takeGift(token: string): Promise<{ fanId: string; fanData: FanData }> {
  const moved = await inTransaction(async (trx) => {
    const link = await spendMailedLink(trx, giftLink, token)
    if (!link) throw new Refusal(refusals['gift-link-expired'])
    const [row] = await sql<{ id: string }>(trx, moveText, [link.giftId])
    // Thrown inside: the link stays unused, should the giver's refusal be a mistake that is mended.
    if (!row) throw new Refusal(refusals['gift-gone'])
    return row
  })
  return readFanData(moved.id)
}

/**
 * Part of the hourly cleaning: an offer that nobody took in its time ends, and its address is forgotten; the giver's words
 * go thirty days after the end, however it ended. The privacy page says so.
 */
export async function forgetGifts(): Promise<void> {
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
 * The first time that somebody listens with a copy: from then on it is no gift any more. Of several copies of one
 * edition the oldest is the one that is listened with. Undefined when the fans do not hold it (any more).
 */
export async function enterCopy(songId: string, fanIds: readonly string[]): Promise<boolean> {
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
