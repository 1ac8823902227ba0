import { db } from '#database/client'
import { sql } from '#database/sql'
import { sendMail } from '#module/mail'
import { createOneTimeLink } from '#module/mail/one-time-links'
import { config } from '#runtime/config'
import { leaveWaitlistLink } from './delete-waitlist-entry.ts'

/** Job: sends a waiting address its one mail. */
export async function sendWaitlistMail({ waiterId }: { waiterId: string }): Promise<void> {
  const [waiter] = await sql<{ email: string; editionId: string; title: string; artistName: string }>(
    db,
    `SELECT w.email, w.edition_id AS "editionId", e.title, a.stage_name AS "artistName"
       FROM open_sale_waiters w JOIN editions e ON e.id = w.edition_id JOIN artists a ON a.id = e.artist_id
      WHERE w.id = $1 AND w.called_at IS NOT NULL AND w.mailed_at IS NULL`,
    [waiterId],
  )
  if (!waiter) return
  const leave = await createOneTimeLink(db, leaveWaitlistLink, { waiterId })
  const url = `${config.PUBLIC_URL}/buy-copy/${waiter.editionId}`
  await sendMail({
    to: waiter.email,
    subject: `A copy of “${waiter.title}” is free`,
    text: [
      'Hello,',
      '',
      `You asked us to write when a copy of “${waiter.title}” by ${waiter.artistName} is free again. One is, right now:`,
      '',
      url,
      '',
      'Whoever pays first gets it; should it be gone when you come, you can join the list again. This is the only mail that the list sends you.',
      '',
      'Take my address off the list:',
      leave,
      '',
      'TuneMaker',
    ].join('\n'),
    design: { button: { label: 'Buy the copy', url } },
  })
  await sql(db, 'UPDATE open_sale_waiters SET mailed_at = now() WHERE id = $1', [waiterId])
}
