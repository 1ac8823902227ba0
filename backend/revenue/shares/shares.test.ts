import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { rollUpRevenue } from '#module/revenue'
import { statementDocument } from '#module/revenue/statements'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { captureCopyOrder, createTestOpenSale } from '#testing/builders/open-sale'
import { refundOrderInFull } from '#testing/builders/redemption'
import { downloadDocument, parseRenderedPdf } from '#testing/rendered-documents'
import type { Browser } from '#testing/clients/browser'
import { listMailTo, startTestMailbox } from '#testing/servers/mailbox'
import { startTestServer } from '#testing/servers/app-server'
import type { DividedItem, StatementSums } from '#contract/revenue/statements'
import { createShareMails } from './create-share-mails.ts'
import { sendShareMail } from './send-share-mail.ts'

startTestServer()
startTestMailbox()

const createEmail = () => `${randomUUID()}@example.com`
const putShares = (workshop: Browser, editionId: string, collaborators: object[]) =>
  workshop.send('PUT', `/api/artist/editions/${editionId}/shares`, { collaborators })

const getMonth = async (workshop: Browser) =>
  ((await workshop.get('/api/artist/statements')).body['months'] as StatementSums[])[0] ?? expect.fail('no month')
const listDivided = async (workshop: Browser, period: string) =>
  (await workshop.get(`/api/artist/statements/${period}/shares`)).body['items'] as DividedItem[]
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** As if all sales and divisions of the artist were of the month before. */
async function moveToLastMonth(artistId: string): Promise<string> {
  await sql(db, 'ALTER TABLE ledger_postings DISABLE TRIGGER USER')
  await sql(
    db,
    `UPDATE ledger_postings p SET at = p.at - interval '1 month' FROM orders o WHERE o.id = p.order_id AND o.payee_artist_id = $1`,
    [artistId],
  )
  await sql(db, 'ALTER TABLE ledger_postings ENABLE TRIGGER USER')
  await sql(db, `UPDATE orders SET completed_at = completed_at - interval '1 month' WHERE payee_artist_id = $1`, [
    artistId,
  ])
  await sql(db, `UPDATE share_versions SET valid_from = valid_from - interval '1 month' WHERE artist_id = $1`, [
    artistId,
  ])
  const [row] = await sql<{ period: string }>(
    db,
    `SELECT to_char(now() AT TIME ZONE 'UTC' - interval '1 month', 'YYYY-MM') AS period`,
  )
  return row?.period ?? ''
}

async function runJobs(): Promise<void> {
  await Promise.all([createShareMails(), createShareMails()])
  const waiting = await sql<{ mailId: string }>(db, 'SELECT id AS "mailId" FROM share_mails WHERE sent_at IS NULL')
  for (const mail of waiting) await sendShareMail(mail)
  for (const mail of waiting) await sendShareMail(mail)
}

test('shares and the artist’s own part add up to the statement’s net to the cent, under each division in force', async () => {
  const { workshop, editionId } = await createTestOpenSale(10)
  const [ada, bo] = [createEmail(), createEmail()]
  await captureCopyOrder(editionId, createEmail())
  const thirds = [
    { name: 'Ada', email: ada.toUpperCase(), percent: 33.33 },
    { name: 'Bo', email: bo, percent: 12.5 },
  ]
  expect((await putShares(workshop, editionId, thirds)).body).toMatchObject({
    collaborators: [
      { name: 'Ada', email: ada, percent: 33.33 },
      { name: 'Bo', email: bo, percent: 12.5 },
    ],
  })
  for (let n = 0; n < 3; n++) await captureCopyOrder(editionId, createEmail())
  expect((await putShares(workshop, editionId, [{ name: 'Bo', email: bo, percent: 50 }])).status).toBe(200)
  const { id } = await captureCopyOrder(editionId, createEmail())
  await captureCopyOrder(editionId, createEmail())
  await refundOrderInFull(id)

  const month = await getMonth(workshop)
  const items = await listDivided(workshop, month.period)
  expect(items.map(({ shares }) => shares.map(({ percent }) => percent).join()).toSorted()).toEqual([
    '',
    '33.33,12.5',
    '50',
  ])
  expect(sum(items.flatMap(({ shares, ownCents }) => [...shares.map(({ cents }) => cents), ownCents]))).toBe(
    month.netCents,
  )
  for (const { netCents, shares, ownCents } of items) {
    expect(sum([...shares.map(({ cents }) => cents), ownCents])).toBe(netCents)
    for (const { percent, cents } of shares)
      expect(cents).toBe(Math.trunc((netCents * Math.round(percent * 100)) / 10_000))
  }
  await rollUpRevenue()
  expect((await getMonth(workshop)).netCents).toBe(month.netCents)
})

test('the statement divides as PDF and CSV what the screen divides', async () => {
  const { artist, workshop, editionId } = await createTestOpenSale(10)
  await putShares(workshop, editionId, [
    { name: 'Ada, “the bass”', email: createEmail(), percent: 33.33 },
    { name: 'Bo', email: createEmail(), percent: 12.5 },
  ])
  for (let n = 0; n < 3; n++) await captureCopyOrder(editionId, createEmail())
  const { period, closingCents } = await getMonth(workshop)
  const [item] = await listDivided(workshop, period)
  const { shares, ownCents, title, netCents } = item ?? expect.fail('nothing is divided')
  const toDollars = (cents: number) => (cents / 100).toFixed(2)

  const csv = String((await workshop.get(`/api/artist/statements/${period}/csv`)).body['text'])
  const rows = csv.trim().split('\r\n')
  const at = rows.findIndex((row) => row.startsWith(`,Closing,,,,,,${toDollars(closingCents)},`))
  const [ada, bo] = shares
  expect(rows.slice(at + 1)).toEqual([
    `,Share,${title},,,,,${toDollars(ada?.cents ?? 0)},,"Ada, “the bass”",${ada?.email},33.33`,
    `,Share,${title},,,,,${toDollars(bo?.cents ?? 0)},,Bo,${bo?.email},12.5`,
    `,Remains,${title},,,,,${toDollars(ownCents)},,,,`,
  ])
  const { bytes } = await downloadDocument(`/api/artist/statements/${period}/pdf`, [statementDocument], workshop)
  const { text } = await parseRenderedPdf(bytes)
  const printed = text.slice(text.indexOf('Sharesofcollaborators'))
  expect(printed).toContain(`${artist.stageName.replaceAll(' ', '')},whopaysthecollaborators`)
  for (const cents of [netCents, ownCents, ...shares.map((share) => share.cents)])
    expect(printed).toContain(`$${toDollars(cents)}`)
  for (const part of ['33.33%', `Bo${bo?.email}12.5%`]) expect(printed).toContain(part)
})

test('each collaborator gets their own shares of the month by mail, once, and who pays them', async () => {
  const { artist, workshop, editionId } = await createTestOpenSale(10)
  const [ada, bo] = [createEmail(), createEmail()]
  await putShares(workshop, editionId, [
    { name: 'Ada', email: ada, percent: 10 },
    { name: 'Bo', email: bo, percent: 20 },
  ])
  for (let n = 0; n < 2; n++) await captureCopyOrder(editionId, createEmail())
  await runJobs()
  expect(listMailTo(ada)).toHaveLength(0)
  const period = await moveToLastMonth(artist.id)
  const [item] = await listDivided(workshop, period)
  await runJobs()
  await runJobs()
  for (const [email, other] of [
    [ada, bo],
    [bo, ada],
  ] as const) {
    const mails = listMailTo(email)
    expect(mails).toHaveLength(1)
    const cents = item?.shares.find((share) => share.email === email)?.cents ?? 0
    expect(cents).toBeGreaterThan(0)
    expect(mails[0]?.mail.subject).toContain(`$${(cents / 100).toFixed(2)}`)
    expect(mails[0]?.mail.text).toContain(`${artist.stageName} pays you`)
    expect(mails[0]?.mail.text).not.toContain(other)
  }
  // In the language of their artist, since theirs is not known.
  await sql(db, `UPDATE sessions SET language = 'fr' WHERE artist_id = $1`, [artist.id])
  await sql(db, 'UPDATE share_mails SET sent_at = NULL WHERE email = $1', [bo])
  await runJobs()
  const translated = listMailTo(bo).at(-1)?.mail
  expect(translated?.subject).toContain(`Votre part (${artist.stageName})`)
  expect(translated?.text).toMatch(/20\s%\sde\s\d+,\d\d\s\$US/)
})

test('a division is of one’s own release, of at most 100 percent, and names each address once', async () => {
  const [mine, theirs] = [await createTestOpenSale(1), await createTestOpenSale(1)]
  const half = { name: 'Ada', email: 'ada@example.com', percent: 50 }
  expect(await putShares(mine.workshop, theirs.editionId, [half])).toMatchObject({ status: 404 })
  expect((await mine.workshop.get(`/api/artist/editions/${theirs.editionId}/shares`)).status).toBe(404)
  expect(
    await putShares(mine.workshop, mine.editionId, [half, { ...half, email: 'bo@example.com', percent: 50.01 }]),
  ).toMatchObject({ status: 422, body: { error: 'shares-too-many' } })
  expect(await putShares(mine.workshop, mine.editionId, [half, { ...half, email: 'ADA@example.com' }])).toMatchObject({
    status: 422,
    body: { error: 'shares-same-address' },
  })
  for (const wrong of [
    { ...half, percent: 0 },
    { ...half, percent: 12.345 },
    { ...half, email: 'x' },
    { ...half, name: '' },
  ])
    expect((await putShares(mine.workshop, mine.editionId, [wrong])).status).toBe(400)
  expect((await putShares(mine.workshop, mine.editionId, [half])).status).toBe(200)
  expect((await putShares(mine.workshop, mine.editionId, [])).body).toEqual({ collaborators: [] })
  expect((await mine.workshop.get('/api/artist/statements/2026/shares')).status).toBe(404)
})
