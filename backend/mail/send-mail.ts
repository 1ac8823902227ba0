import { createTransport, type Transporter } from 'nodemailer'
import { z } from 'zod'
import { config } from '#platform/config'
import { db, sql } from '#platform/database'
import { toSingleLine } from '#platform/one-line'

export type Mail = {
  to: string
  name?: string
  subject: string
  text: string
  /** A permanent Message-ID, so that servers can detect duplicates. Letters, digits and dashes. */
  id?: string
  /** URL that unsubscribes from this kind of mail, by page and by one-click POST. */
  unsubscribe?: string
  attachments?: { fileName: string; content: Buffer; type: string }[]
}

let transport: Transporter | undefined

/**
 * Hands one mail to the SMTP server; throws if the server does not accept it, so that the job retries. The recipient is
 * validated and passed as an object, so a line break can never add another recipient.
 */
export async function sendMail(mail: Mail): Promise<void> {
  if (!config.SMTP_URL) throw new Error('SMTP_URL is not set: mail cannot be sent')
  transport ??= createTransport({
    url: config.SMTP_URL,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
    pool: true,
    maxConnections: 2,
  })
  const sending = transport.sendMail({
    from: config.MAIL_FROM,
    to: { name: toSingleLine(mail.name ?? ''), address: z.email().parse(mail.to) },
    subject: toSingleLine(mail.subject),
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
      filename: toSingleLine(fileName),
      content,
      contentType: type,
    })),
  })
  await sending.catch(async (error: unknown) => {
    if (isPermanentBounce(error)) await recordBounce(mail.to, error)
    throw error
  })
}

/** Records the bounce for monitoring; the caller still gets the error. */
async function recordBounce(address: string, error: unknown): Promise<void> {
  const answer = toSingleLine((error as { response?: string }).response ?? '').slice(0, 300)
  await sql(db, 'INSERT INTO mail_bounces (address, answer) VALUES ($1, $2)', [address, answer])
}

/** Part of the hourly purge: monitoring needs bounced addresses for a month at most. */
export async function purgeBounces(): Promise<void> {
  await sql(db, `DELETE FROM mail_bounces WHERE at < now() - interval '30 days'`)
}

/**
 * Whether the server rejected a mail permanently, for example because the address does not exist. Retrying is
 * pointless.
 */
export function isPermanentBounce(error: unknown): boolean {
  const { responseCode = 0, code = '' } = error as { responseCode?: number; code?: string }
  return responseCode >= 500 && responseCode < 600 && code === 'EENVELOPE'
}

export function closeMailTransport(): void {
  transport?.close()
  transport = undefined
}
