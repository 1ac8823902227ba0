import { z } from 'zod'
import { buildEditionCoverSql } from '#module/catalog/covers'
import { defineDocumentKind } from '#module/pdf'
import { PDF_COLORS, type Pdf, renderWordmark, toPoints, getPaperStock } from '#module/pdf/typesetting'
import { getCopyProof, renderCopyProof } from '#module/edition-log'
import { config } from '#runtime/config'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { handsSql } from './hands-sql.ts'
import { type SoldSong, soldSongsSql } from './recording-version-sql.ts'
import { checkedByGodfreySql, rightsCheckedAtSql } from './rights-check-sql.ts'
import { type Language, languages } from '#contract/text'
import { documents } from '#text/messages/catalogs/documents/en'
import { getMessages } from '#text/messages/get-messages'
import { locales } from '#text/messages/locales'

/** Sharp at 290 dots an inch. */
const COVER_PIXELS = 480

type Certificate = {
  language: Language
  artist: string
  title: string
  /** In the recordings that the copy was sold with; a later one changes no certificate. */
  songs: { title: string; version: number }[]
  /** `key` of the artist's own cover; null: the one drawn from the id. */
  cover: { id: string; key: string | null }
  copy: number
  of: number
  since: string
  /** Its owners so far. */
  hands: number
  rightsCheckedAt: string | null
  byGodfrey: boolean
  address: string
  /** Null while the public log has yet to take up the copy. */
  proof: string | null
}

/** The certificate of one sold copy, A4 landscape. Refunded copies have none. */
export const copyCertificate = defineDocumentKind({
  name: 'keymails.certificate',
  version: 7,
  ref: z.object({ keymailId: z.uuid(), language: z.enum(languages).default('english') }),
  async getContent({ keymailId, language }): Promise<Certificate | undefined> {
    const [copy] = await sql<Omit<Certificate, 'proof' | 'language' | 'songs'> & { songs: SoldSong[] }>(
      db,
      `SELECT a.stage_name AS artist, e.title, k.copy, e.copies AS "of", ${handsSql} AS hands,
              ${soldSongsSql} AS songs, ${buildEditionCoverSql('key')} AS cover,
              to_char(k.redeemed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS since,
              to_char(${rightsCheckedAtSql} AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "rightsCheckedAt", ${checkedByGodfreySql} AS "byGodfrey",
              $2 || '/verify?copy=' || k.copy_id AS address
         FROM keymails k JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
        WHERE k.id = $1 AND k.state = 'redeemed'`,
      [keymailId, config.PUBLIC_URL],
    )
    if (!copy) return undefined
    const songs = copy.songs.map(({ title, version }) => ({ title, version }))
    return { ...copy, songs, language, proof: (await getCopyProof(keymailId)) ?? null }
  },
  metadata: ({ title, artist, copy, of, language }) => ({
    title: getMessages(documents, language)('certificate.name', {
      title,
      artist,
      copy: copy.toLocaleString(locales[language]),
      of: of.toLocaleString(locales[language]),
    }),
    author: 'TuneMaker',
    language: locales[language],
  }),
  size: () => [841.89, 595.28],
  draw: renderCertificate,
})

async function renderCertificate(pdf: Pdf, certificate: Certificate): Promise<void> {
  const { width, height } = pdf
  const t = getMessages(documents, certificate.language)
  const locale = locales[certificate.language]
  const formatCount = (copies: number) => copies.toLocaleString(locale)
  const dateFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const { press, stock } = getPaperStock(`${certificate.artist} ${certificate.title}`)
  const edge = toPoints(9)
  const left = toPoints(26)
  const right = width - toPoints(26)
  const qr = toPoints(38)
  pdf.rect(edge, edge, width - 2 * edge, height - 2 * edge, { fill: stock })
  pdf.rect(edge + 5, edge + 5, width - 2 * edge - 10, height - 2 * edge - 10, { stroke: press, lineWidth: 1.2 })
  pdf.rect(edge + 9, edge + 9, width - 2 * edge - 18, height - 2 * edge - 18, { stroke: press, lineWidth: 0.4 })

  renderWordmark(pdf, left, toPoints(22), 24, press, stock)
  pdf.text(t('certificate.heading'), {
    x: right - 260,
    y: toPoints(23.5),
    width: 260,
    align: 'right',
    face: 'strong',
    size: 12,
    color: press,
  })

  // Loaded here: of all that the worker does, only this needs it.
  const { renderCoverPicture } = await import('#module/sharing')
  const cover = toPoints(42)
  pdf.picture(await renderCoverPicture(certificate.cover, COVER_PIXELS), right - cover, toPoints(36), cover)
  const wide = right - left - cover - 24
  let y = pdf.text(certificate.artist, {
    x: left,
    y: toPoints(46),
    width: wide,
    face: 'strong',
    size: 18,
    color: PDF_COLORS.ink,
    lines: 1,
  })
  y = pdf.text(certificate.title, {
    x: left,
    y: y + 2,
    width: wide,
    face: 'display',
    size: 58,
    leading: 1.08,
    color: press,
    lines: 2,
    smallest: 24,
  })
  pdf.text(formatRecordings(certificate), {
    x: left,
    y: y + 6,
    width: wide,
    size: 11,
    color: PDF_COLORS.ink2,
    lines: 3,
  })

  const foot = height - toPoints(26)
  pdf.text(t('number', { copy: formatCount(certificate.copy) }), {
    x: left,
    y: foot - 166,
    width: 330,
    face: 'display',
    size: 64,
    leading: 1.05,
    color: PDF_COLORS.vermilion,
    lines: 1,
  })
  pdf.text(t('certificate.of', { of: formatCount(certificate.of) }), {
    x: left,
    y: foot - 96,
    width: 330,
    face: 'strong',
    size: 13,
    color: PDF_COLORS.ink,
  })
  const rights = certificate.rightsCheckedAt
    ? t('certificate.rights', {
        checker: certificate.byGodfrey ? t('certificate.godfrey') : 'TuneMaker',
        date: dateFormat.format(new Date(certificate.rightsCheckedAt)),
      })
    : t('certificate.declared')
  const sold = t('certificate.sold', { date: dateFormat.format(new Date(certificate.since)) })
  const hands = certificate.hands > 1 ? t('certificate.hands', { hands: formatCount(certificate.hands) }) : ''
  // Chinese and Japanese sentences follow each other without a space.
  pdf.text([sold, hands, rights].filter(Boolean).join(sold.endsWith('。') ? '' : ' '), {
    x: left,
    y: foot - 72,
    width: right - left - qr - 40,
    size: 11,
    color: PDF_COLORS.ink,
    lines: 2,
  })
  pdf.text(t('certificate.validity'), {
    x: left,
    y: foot - 38,
    width: right - left - qr - 40,
    size: 9,
    color: PDF_COLORS.ink2,
  })
  renderCopyProof(
    pdf,
    certificate.proof,
    { x: left, y: foot - 22, width: right - left - qr - 40 },
    certificate.language,
  )
  pdf.qr(certificate.address, right - qr, foot - qr, qr)
}

/** An album's songs, and the version of each recording; once if it is the same for all. */
function formatRecordings({ songs, language }: Certificate): string {
  const t = getMessages(documents, language)
  const [first] = songs
  if (!first) return ''
  if (songs.length === 1) return t('certificate.recording', { version: first.version })
  if (songs.some(({ version }) => version !== first.version))
    return songs.map((song) => t('certificate.songVersion', song)).join(' · ')
  const titles = songs.map(({ title }) => title).join(' · ')
  return `${titles}\n${t('certificate.recordings', { version: first.version })}`
}
