import type { Language } from '#contract/text'
import { mails } from '#text/messages/catalogs/mails/en'
import { getMessages } from '#text/messages/get-messages'
import { locales } from '#text/messages/locales'
import { encodeXml } from '#text/encode-xml'

export type MailTicket = {
  artist: string
  title: string
  copy: number
  of: number
  /** The Keymail's code, for whoever owns or may redeem it. */
  code?: string
}

/**
 * A copy as its ticket. Paper stays paper in a dark mailbox, so its colors are fixed. Drawn with tables, which every mail
 * program lays out.
 */
export function buildTicketHtml({ artist, title, copy, of, code }: MailTicket, language: Language): string {
  const t = getMessages(mails, language)
  const [number, size] = [copy, of].map((count) => count.toLocaleString(locales[language]))
  const press = 'color:#1d4a38'
  const mono = "font-family:'SFMono-Regular',Consolas,Menlo,monospace"
  return `<table role="presentation" class="ticket" width="100%" cellpadding="0" cellspacing="0" bgcolor="#eadfc3" style="background:#eadfc3;color:#18211b;border-radius:8px;margin:4px 0 24px;border-collapse:separate">
<tr><td style="padding:20px 22px 16px;border-bottom:2px dashed #b9a978">
<p style="margin:0;font-size:11px;letter-spacing:.28em;text-transform:uppercase;${press}">${t('ticket.band')}</p>
<p style="margin:10px 0 0;font-size:15px;color:#4c4f3f;overflow-wrap:anywhere">${encodeXml(artist)}</p>
<p style="margin:0;font-size:27px;line-height:1.15;font-weight:800;color:#18211b;overflow-wrap:anywhere">${encodeXml(title)}</p>
</td></tr>
<tr><td style="padding:14px 22px 18px">
<p style="margin:0;font-size:21px;font-weight:800;${press}">${t('ticket.number', { copy: number ?? '' })} <span style="font-size:14px;font-weight:400;color:#4c4f3f">${t('ticket.of', { of: size ?? '' })}</span></p>
${code ? `<p style="margin:6px 0 0;font-size:15px;letter-spacing:.04em;${mono};color:#18211b">${encodeXml(code)}</p>` : ''}
</td></tr>
</table>`
}
