import type { Language } from '#contract/text'
import { languageTags } from '#text/messages/locales'
import { encodeXml } from '#text/encode-xml'
import { buildMailPage } from './mail-page.ts'
import { type MailTicket, buildTicketHtml } from './ticket-html.ts'

export type MailDesign = {
  /** The line of the text that is drawn as a button. By its address: words of others in a mail must not become one. */
  button?: { label: string; url: string }
  /** Drawn after the greeting. What it says must be in the text, too. */
  ticket?: MailTicket
}

/** A short line that ends as greetings do in the eight languages. */
const GREETING = /^.{1,80}[,:，、]$/

const URL_LINE = /^https?:\/\/\S+$/
const URLS = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]/g

/** Codes and words whose hyphens must not end a line, and the numbers of copies: “No. 7”, “No. 7／全100部”. */
const UNBROKEN =
  /\b(?:(?:TM|GK)(?:-[\dA-Z]{4,})+|G-Keys?|[Ee]-[Mm]ails?)\b|\bNo\.[ \u00A0]\d+(?:[.,]\d+)*(?:／全\d+(?:,\d+)*部)?/g

/**
 * The HTML twin of a mail, made from its text, so that both say the same: paragraphs are separated by an empty line, a
 * web address on a line of its own is a link named by the line before it, and the last paragraph is the signature.
 */
export function buildMailHtml(
  text: string,
  subject: string,
  { button, ticket }: MailDesign = {},
  language: Language = 'english',
): string {
  const paragraphs = text
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/)
  const body = paragraphs.slice(0, -1).map((paragraph) => buildParagraph(paragraph.split('\n'), button))
  const ticketAt = GREETING.test(paragraphs[0] ?? '') ? 1 : 0
  return buildMailPage({
    language: languageTags[language],
    subject,
    body: body.toSpliced(ticketAt, 0, ...(ticket ? [buildTicketHtml(ticket, language)] : [])).join('\n'),
    signature: buildLines((paragraphs.at(-1) ?? '').split('\n'), button),
  })
}

function buildParagraph(lines: string[], button: MailDesign['button']): string {
  if (/^-{3,}$/.test(lines[0] ?? '')) {
    const rule = '<hr style="border:0;border-top:1px solid #c9bd9f;margin:24px 0">'
    return lines.length === 1 ? rule : rule + buildParagraph(lines.slice(1), button)
  }
  return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${buildLines(lines, button)}</p>`
}

function buildLines(lines: string[], button: MailDesign['button']): string {
  const html: string[] = []
  for (const [i, line] of lines.entries()) {
    if (!URL_LINE.test(line)) html.push(buildLine(line))
    else if (line === button?.url) html.push(buildButton(button.label, line))
    else {
      // A line that only announces the link becomes its name.
      const name = /^(.{3,120}?)\s*[:：]$/.exec(lines[i - 1] ?? '')?.[1]
      if (name) html.pop()
      html.push(buildLink(name ?? shortenUrl(line), line))
    }
  }
  return html.join('<br>')
}

const buildButton = (label: string, url: string) =>
  `<a class="button" href="${encodeXml(url)}" style="display:inline-block;background:#7d5417;color:#fffaf0;border-radius:6px;padding:13px 24px;font-weight:700;text-decoration:none">${encodeXml(label)}</a>`

const buildLink = (name: string, url: string) =>
  `<a class="link" href="${encodeXml(url)}" style="color:#6f4a10">${encodeXml(name)}</a>`

/** A line of text with its web addresses as links. */
function buildLine(line: string): string {
  let html = ''
  let end = 0
  for (const { 0: url, index } of line.matchAll(URLS)) {
    html += buildWords(line.slice(end, index)) + buildLink(url, url)
    end = index + url.length
  }
  return html + buildWords(line.slice(end))
}

const buildWords = (words: string) =>
  encodeXml(words).replaceAll(UNBROKEN, '<span style="white-space:nowrap">$&</span>')

/** Without protocol and without what only a program needs. */
const shortenUrl = (url: string) => url.replace(/^https?:\/\//, '').replace(/\?token=.*$/, '')
