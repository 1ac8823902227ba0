import { z } from 'zod'
import { PAPER, type Pdf, documentKind, drawWordmark, mm, stockOf } from '#module/documents'
import { config } from '#platform/config'
import { db, sql } from '#platform/database'
import { checkedByGodfreySql, checkerOf, rightsSql } from './rights-checked.ts'

type Certificate = {
  artist: string
  title: string
  songs: string[]
  copy: number
  of: number
  since: string
  rightsCheckedAt: string | null
  byGodfrey: boolean
  address: string
}

/** The certificate of one sold copy: A4, lying. There is none of a copy whose money went back. */
export const copyCertificate = documentKind({
  name: 'keymails.certificate',
  version: 1,
  ref: z.object({ keymailId: z.uuid() }),
  async read({ keymailId }): Promise<Certificate | undefined> {
    const [copy] = await sql<Certificate>(
      db,
      `SELECT a.stage_name AS artist, e.title, k.copy, e.copies AS "of",
              ARRAY(SELECT s.title FROM edition_songs es JOIN songs s ON s.id = es.song_id
                     WHERE es.edition_id = e.id ORDER BY es.position) AS songs,
              to_char(k.redeemed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS since,
              to_char(${rightsSql} AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "rightsCheckedAt", ${checkedByGodfreySql} AS "byGodfrey",
              $2 || '/copies/' || k.copy_id AS address
         FROM keymails k JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
        WHERE k.id = $1 AND k.state = 'redeemed'`,
      [keymailId, config.PUBLIC_URL],
    )
    return copy
  },
  imprint: ({ title, artist, copy, of }) => ({
    title: `Certificate: ${title} by ${artist}, No. ${count(copy)} of ${count(of)}`,
    author: 'TuneMaker',
  }),
  size: () => [841.89, 595.28],
  draw: drawCertificate,
})

const count = (copies: number) => copies.toLocaleString('en-US')
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function drawCertificate(pdf: Pdf, certificate: Certificate): void {
  const { width, height } = pdf
  const { press, stock } = stockOf(`${certificate.artist} ${certificate.title}`)
  const edge = mm(9)
  const left = mm(26)
  const right = width - mm(26)
  const qr = mm(38)
  pdf.rect(edge, edge, width - 2 * edge, height - 2 * edge, { fill: stock })
  pdf.rect(edge + 5, edge + 5, width - 2 * edge - 10, height - 2 * edge - 10, { stroke: press, lineWidth: 1.2 })
  pdf.rect(edge + 9, edge + 9, width - 2 * edge - 18, height - 2 * edge - 18, { stroke: press, lineWidth: 0.4 })

  drawWordmark(pdf, left, mm(22), 24, press, stock)
  pdf.text('Certificate of a copy', {
    x: right - 260,
    y: mm(23.5),
    width: 260,
    align: 'right',
    face: 'strong',
    size: 12,
    color: press,
  })

  let y = pdf.text(certificate.artist, {
    x: left,
    y: mm(46),
    width: right - left,
    face: 'strong',
    size: 18,
    color: PAPER.ink,
    lines: 1,
  })
  y = pdf.text(certificate.title, {
    x: left,
    y: y + 2,
    width: right - left,
    face: 'display',
    size: 58,
    leading: 1.08,
    color: press,
    lines: 2,
    smallest: 24,
  })
  if (certificate.songs.length > 1) {
    y = pdf.text(certificate.songs.join(' · '), {
      x: left,
      y: y + 6,
      width: right - left,
      size: 11,
      color: PAPER.ink2,
      lines: 2,
    })
  }

  const foot = height - mm(26)
  pdf.text(`No. ${count(certificate.copy)}`, {
    x: left,
    y: foot - 150,
    width: 330,
    face: 'display',
    size: 64,
    leading: 1.05,
    color: PAPER.vermilion,
    lines: 1,
  })
  pdf.text(`of ${count(certificate.of)} copies. There will never be more.`, {
    x: left,
    y: foot - 80,
    width: 330,
    face: 'strong',
    size: 13,
    color: PAPER.ink,
  })
  const rights = certificate.rightsCheckedAt
    ? `The artist’s rights were checked by ${checkerOf(certificate.byGodfrey)} on ${date.format(new Date(certificate.rightsCheckedAt))}.`
    : 'The artist has declared to hold the rights.'
  pdf.text(`Sold on ${date.format(new Date(certificate.since))}. ${rights}`, {
    x: left,
    y: foot - 52,
    width: right - left - qr - 40,
    size: 11,
    color: PAPER.ink,
    lines: 2,
  })
  pdf.text('Whether this copy is valid is said by its page. A full refund makes it void.', {
    x: left,
    y: foot - 18,
    width: right - left - qr - 40,
    size: 9,
    color: PAPER.ink2,
  })
  pdf.qr(certificate.address, right - qr, foot - qr, qr)
}
