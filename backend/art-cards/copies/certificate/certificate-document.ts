import { z } from 'zod'
import { defineDocumentKind } from '#module/pdf'
import { PDF_COLORS, type Pdf, renderWordmark, toPoints } from '#module/pdf/typesetting'
import { getCopyProof, renderCopyProof } from '#module/edition-log'
import { config } from '#runtime/config'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { isEastAsian, type Language, languages } from '#contract/text'
import { documents } from '#text/messages/catalogs/documents/en'
import { getMessages } from '#text/messages/get-messages'
import { locales } from '#text/messages/locales'

type CertificateContent = {
  language: Language
  code: string
  title: string
  artist: string
  owner: string
  rarity: keyof typeof RARITY_NAMES
  copy: number
  of: number
  medium: string | null
  dimensions: string | null
  yearCreated: number | null
  pixels: string | null
  cardCode: string
  issuedAt: string
  address: string
  /** Null while the public log has yet to take up the copy. */
  proof: string | null
}

/** The owner's certificate for one copy, A4 landscape. A refunded sale has none. */
export const certificateDocument = defineDocumentKind({
  name: 'fine-art.certificate',
  version: 5,
  ref: z.object({ certificateId: z.uuid(), language: z.enum(languages).default('english') }),
  getContent: ({ certificateId, language }) => getCertificateContent(certificateId, language),
  metadata: ({ title, copy, of, language }: CertificateContent) => ({
    title: getMessages(documents, language)('card.name', { title, copy, of }),
    author: 'TuneMaker',
    language: locales[language],
  }),
  size: () => [841.89, 595.28],
  draw: renderCertificate,
})

async function getCertificateContent(
  certificateId: string,
  language: Language,
): Promise<CertificateContent | undefined> {
  const [content] = await sql<Omit<CertificateContent, 'proof' | 'language'>>(
    db,
    `SELECT t.code, c.title, a.stage_name AS artist, l.name AS owner, c.rarity, t.number AS copy, c.scarcity_count AS "of",
            c.medium, c.dimensions, c.year_created AS "yearCreated", c.width || ' × ' || c.height || ' px' AS pixels,
            c.verification_code AS "cardCode", to_char(t.issued_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "issuedAt",
            $2 || '/verify?copy=' || t.code AS address
       FROM art_certificates t
       JOIN art_cards c ON c.id = t.card_id
       JOIN artists a ON a.id = c.artist_id
       JOIN collectors l ON l.id = t.collector_id
      WHERE t.id = $1 AND t.voided_at IS NULL`,
    [certificateId, config.PUBLIC_URL],
  )
  return content && { ...content, language, proof: (await getCopyProof(certificateId)) ?? null }
}

const RARITY_NAMES = {
  common: 'rarity.common',
  uncommon: 'rarity.uncommon',
  rare: 'rarity.rare',
  legendary: 'rarity.legendary',
  masterpiece: 'rarity.masterpiece',
} as const
const BRASS = '#8a6424'

function renderCertificate(pdf: Pdf, content: CertificateContent): void {
  const { width, height } = pdf
  const t = getMessages(documents, content.language)
  const formatCount = (copies: number) => copies.toLocaleString(locales[content.language])
  const edge = toPoints(9)
  const left = toPoints(24)
  const inner = width - 2 * left
  pdf.rect(0, 0, width, height, { fill: PDF_COLORS.paper })
  pdf.path(buildRosettePath(content.code), width - toPoints(73), height * 0.42, 0.78, {
    stroke: '#ddd0ac',
    width: 0.6,
  })
  pdf.rect(edge, edge, width - 2 * edge, height - 2 * edge, { stroke: BRASS, lineWidth: 2 })
  pdf.rect(edge + 5, edge + 5, width - 2 * (edge + 5), height - 2 * (edge + 5), { stroke: BRASS, lineWidth: 0.5 })

  const top = toPoints(22)
  renderWordmark(pdf, left, top, 24)
  pdf.text(t('card.heading'), {
    x: left,
    y: top + 2,
    width: inner,
    align: 'right',
    face: 'strong',
    size: 11,
    spacing: 0.14,
    color: PDF_COLORS.ink2,
  })

  let y = top + toPoints(20)
  y = pdf.text(t('card.copy'), { x: left, y, width: inner, size: 12, color: PDF_COLORS.ink2 })
  y = pdf.text(t('card.number', { copy: formatCount(content.copy), of: formatCount(content.of) }), {
    x: left,
    y,
    width: inner * 0.72,
    // Figures of one width stand apart from Chinese and Japanese around them.
    face: isEastAsian(content.language) ? 'strong' : 'code',
    size: 24,
    color: PDF_COLORS.vermilion,
    lines: 1,
  })
  y = pdf.text(content.title, {
    x: left,
    y: y + toPoints(3),
    width: inner * 0.72,
    face: 'display',
    size: 54,
    leading: 1,
    lines: 2,
    smallest: 26,
  })
  y = pdf.text(t('card.by', { artist: content.artist }), {
    x: left,
    y: y + toPoints(2),
    width: inner * 0.72,
    size: 17,
    lines: 1,
  })
  y = pdf.text(t('card.belongs'), { x: left, y: y + toPoints(9), width: inner, size: 12, color: PDF_COLORS.ink2 })
  y = pdf.text(content.owner, {
    x: left,
    y: y + toPoints(0.5),
    width: inner * 0.72,
    face: 'strong',
    size: 26,
    lines: 1,
    smallest: 12,
  })
  pdf.line(left, y + toPoints(2.5), left + inner * 0.62, y + toPoints(2.5), { color: BRASS, width: 0.75 })

  const base = height - toPoints(21)
  const side = toPoints(33)
  pdf.qr(content.address, width - left - side, base - side, side)
  renderFacts(pdf, content, { x: left, bottom: base - toPoints(7), width: inner - side - toPoints(12) })
}

function renderFacts(
  pdf: Pdf,
  content: CertificateContent,
  { x, bottom, width }: { x: number; bottom: number; width: number },
): void {
  const t = getMessages(documents, content.language)
  const dateFormat = new Intl.DateTimeFormat(locales[content.language], { dateStyle: 'long', timeZone: 'UTC' })
  const work = [content.medium, content.dimensions ?? content.pixels, content.yearCreated].filter(Boolean).join(', ')
  const columns: [string, string][] = [
    [t('card.issued'), dateFormat.format(new Date(content.issuedAt))],
    [t('card.rarity'), t(RARITY_NAMES[content.rarity])],
    [t('card.work'), work],
  ]
  const shares = [0.24, 0.18, 0.58]
  let at = x
  columns.forEach(([name, value], n) => {
    if (!value) return
    const box = { x: at, width: width * (shares[n] ?? 0) - toPoints(4) }
    pdf.text(name, { ...box, y: bottom - toPoints(32), size: 9, color: PDF_COLORS.ink2 })
    pdf.text(value, { ...box, y: bottom - toPoints(28), face: 'strong', size: 11, lines: 2, smallest: 7 })
    at += width * (shares[n] ?? 0)
  })
  pdf.text(t('card.certificate'), {
    x,
    y: bottom - toPoints(15.5),
    width: width * 0.42,
    size: 9,
    color: PDF_COLORS.ink2,
  })
  pdf.text(content.code, {
    x,
    y: bottom - toPoints(11.3),
    width: width * 0.42,
    face: 'code',
    size: 11,
    lines: 1,
    smallest: 6,
  })
  const rest = { x: x + width * 0.42, width: width * 0.58 - toPoints(2) }
  pdf.text(t('card.code'), { ...rest, y: bottom - toPoints(15.5), size: 9, color: PDF_COLORS.ink2 })
  pdf.text(content.cardCode, { ...rest, y: bottom - toPoints(11.3), face: 'code', size: 11, lines: 1, smallest: 6 })
  pdf.text(t('card.validity'), {
    x,
    y: bottom - toPoints(4),
    width,
    size: 9,
    color: PDF_COLORS.ink2,
    lines: 1,
  })
  renderCopyProof(pdf, content.proof, { x, y: bottom + toPoints(1), width }, content.language)
}

/** A guilloche as on banknotes, unique to each certificate. */
function buildRosettePath(code: string): string {
  const seeds = Array.from(Buffer.from(code))
  const pick = (n: number, from: number, count: number) => from + (((seeds[n] ?? 0) * 7 + (seeds[n + 5] ?? 0)) % count)
  const [petals, waves, depth] = [pick(4, 9, 8), pick(7, 3, 5), pick(9, 20, 25) / 100]
  const rings: string[] = []
  for (let ring = 0; ring < 26; ring++) {
    const radius = 34 + ring * 4.6
    const turn = (ring / 26) * ((2 * Math.PI) / petals) * waves
    const points = Array.from({ length: 181 }, (_, n) => {
      const angle = (n / 180) * 2 * Math.PI
      const reach = radius * (1 + depth * Math.sin(petals * angle + turn) * Math.cos(ring / 5))
      return `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`
    })
    rings.push(`M${points.join('L')}Z`)
  }
  return rings.join('')
}
