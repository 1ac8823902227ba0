import type { Transporter } from 'nodemailer'
import { z } from 'zod'
import type { Language } from '#contract/text'
import { config } from '#runtime/config'
import { type ServiceOutcome, formatFailure, trackServiceCall } from '#runtime/service-calls'
import { toSingleLine } from '#text/to-single-line'
import { type MailDesign, buildMailHtml } from './html/build-mail-html.ts'
import { isPermanentBounce, createBounce } from './bounces.ts'

export type Mail = {
  to: string
  name?: string
  subject: string
  /** Paragraphs separated by an empty line, the signature last. The HTML twin is made from it. */
  text: string
  /** English if absent. */
  language?: Language
  design?: MailDesign
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
  const sending = (await getTransport(config.SMTP_URL)).sendMail({
    from: config.MAIL_FROM,
    to: { name: toSingleLine(mail.name ?? ''), address: z.email().parse(mail.to) },
    subject: toSingleLine(mail.subject),
    text: mail.text,
    html: buildMailHtml(mail.text, toSingleLine(mail.subject), mail.design, mail.language),
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
  await trackServiceCall('mail', sending, getMailFailure).catch(async (error: unknown) => {
    if (isPermanentBounce(error)) await createBounce(mail.to, error)
    throw error
  })
}

/** A refused recipient is an answer of the server. */
function getMailFailure(outcome: ServiceOutcome): string | undefined {
  if (!('error' in outcome) || isPermanentBounce(outcome.error)) return undefined
  return formatFailure(outcome.error)
}

/** Only the worker sends mail: a web process never loads the library. */
async function getTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  transport ??= createTransport({
    url,
    // Without it, whoever can change what passes on the network takes STARTTLS out of the server's answer and reads the password.
    requireTLS: new URL(url).password !== '',
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
    pool: true,
    maxConnections: 2,
    // A connection that was idle may have been closed by the server; beyond that the job is tried again, not the call, which
    // would hold its job's place for seconds.
    maxRequeues: 1,
  })
  return transport
}

export function closeMailTransport(): void {
  transport?.close()
  transport = undefined
}
