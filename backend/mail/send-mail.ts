import { createTransport, type Transporter } from 'nodemailer'
import { z } from 'zod'
import { config } from '#platform/config'
import { db, sql } from '#platform/database'
import { oneLine } from '#platform/one-line'

export type Mail = {
  to: string
  name?: string
  subject: string
  text: string
  /** Names the mail for ever: a server that gets it twice can tell. Letters, digits and dashes. */
  id?: string
  /** The address of a page and call that ends such mail, for the reader's mail program. */
  unsubscribe?: string
  attachments?: { fileName: string; content: Buffer; type: string }[]
}

let transport: Transporter | undefined

/**
 * Hands one mail to the SMTP server; throws when it does not take it, so that the job tries again.
 * The address is checked and passed as an object: a line break in it can never become another recipient.
 */
export async function sendMail(mail: Mail): Promise<void> {
  if (!config.SMTP_URL) throw new Error('SMTP_URL is not set: no mail can leave')
  transport ??= createTransport({
    url: config.SMTP_URL,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
    pool: true,
    maxConnections: 2,
  })
  const sending = transport.sendMail({
    from: config.MAIL_FROM,
    to: { name: oneLine(mail.name ?? ''), address: z.email().parse(mail.to) },
    subject: oneLine(mail.subject),
    text: mail.text,
    ...(mail.id ? { messageId: `<${mail.id}@${config.KEYMAIL_DOMAIN}>` } : {}),
    ...(mail.unsubscribe
      ? {
          headers: {
            'List-Unsubscribe': `<${mail.unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }
      : {}),
    attachments: (mail.attachments ?? []).map(({ fileName, content, type }) => ({
      filename: oneLine(fileName),
      content,
      contentType: type,
    })),
  })
  await sending.catch(async (error: unknown) => {
    if (isRefusedForGood(error)) await rememberBounce(mail.to, error)
    throw error
  })
}

/** For whoever watches over the mail; the sender is told by the error as before. */
async function rememberBounce(address: string, error: unknown): Promise<void> {
  const answer = oneLine((error as { response?: string }).response ?? '').slice(0, 300)
  await sql(db, 'INSERT INTO mail_bounces (address, answer) VALUES ($1, $2)', [address, answer])
}

/** Part of the hourly cleaning: addresses that refused mail are of use to the check of the mail for a month at most. */
export async function forgetBounces(): Promise<void> {
  await sql(db, `DELETE FROM mail_bounces WHERE at < now() - interval '30 days'`)
}

/** Whether the server refused a mail for good, as an address that does not exist: trying again is no use. */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode = 0, code = '' } = error as { responseCode?: number; code?: string }
  return responseCode >= 500 && responseCode < 600 && code === 'EENVELOPE'
}

export function closeMail(): void {
  transport?.close()
  transport = undefined
}
