import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registerProducts } from '#products'
import { createCard, renderCardImages } from '#module/art-cards/cards'
import { createArtist } from '#module/artists'
import { issueNextKeymails } from '#module/keymails/issuing'
import { updateOpenSale } from '#module/open-sales'
import { createAlbumEdition } from '#module/catalog/editions'
import { createSong } from '#module/catalog'
import { calculateWaveformJob } from '#jobs/playback'
import { confirmFile, createStoredBytes, createStoredFile } from '#module/storage/files'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { enqueue, startQueue, closeQueue } from '#queue/queue'
import type { DemoFan } from './catalog/types.ts'
import { demoCatalog, getHolder } from './catalog/demo-catalog.ts'
import { renderArtwork } from './pictures/render-artwork.ts'
import { createGreenRooms } from './create-green-rooms.ts'
import {
  type DemoCollector,
  type Purchase,
  buildCardPurchase,
  buildEditionPurchase,
  buildKeymailPurchase,
  runPurchases,
  toMixedOrder,
  toOrderOfArrival,
} from './demo-purchases.ts'
import { renderSongs } from './music/render-songs.ts'
import { updateDemoTimes } from './update-demo-times.ts'

/**
 * Fills an empty installation with demo data: real recordings, real editions, and sales paid at the local PayPal
 * simulator, so that all numbers on all screens are consistent. Prints one line of JSON for the launcher: `{ gKeys: {
 * test, production }, keymails }`, or `null` without doing anything if artists already exist.
 */
async function seedDemo(): Promise<void> {
  const [any] = await sql(db, 'SELECT 1 FROM artists LIMIT 1')
  if (any) return printResult(null)
  const began = await getTime()
  registerProducts()
  await startQueue()
  const artists = await seedArtists()
  const editions = await seedEditions(artists.ids, await seedSongs(artists.ids))
  const sales = await getTime()
  const { redeemable, purchases } = await seedKeymails(artists.ids, editions)
  purchases.push(...(await seedOpenSales(artists.ids, editions)))
  const later = toOrderOfArrival(purchases)
  const early = later.splice(0, later.length / 2)
  // Pictures of cards are drawn by other processes, so copies of songs are sold meanwhile. The other half is sold among the
  // cards: the dashboards count new fans, and sales of both, to the end.
  const [cardPurchases] = await Promise.all([seedCards(artists.ids), runPurchases(early)])
  await runPurchases(toMixedOrder(later, cardPurchases))
  const sold = await getTime()
  await createGreenRooms(artists.ids)
  // Skips the receipts of invented fans.
  await sql(db, `UPDATE orders SET receipt_queued_at = completed_at WHERE state = 'completed'`)
  const ended = await getTime()
  await runInTransaction((trx) => updateDemoTimes(trx, { began, sales, sold, ended }))
  await closeQueue()
  printResult({ gKeys: artists.gKeys, keymails: redeemable })
}

/** By the clock that dates the rows. */
async function getTime(): Promise<Date> {
  const [row] = await sql<{ now: Date }>(db, 'SELECT clock_timestamp() AS now')
  if (!row) throw new Error('the database told no time')
  return row.now
}

function printResult(welcome: unknown): void {
  console.log(JSON.stringify(welcome))
}

async function seedArtists() {
  const ids = new Map<string, { id: string; stageName: string }>()
  const gKeys: Record<'test' | 'production', string[]> = { test: [], production: [] }
  for (const [n, demo] of demoCatalog.artists.entries()) {
    const { artist, gKeyId } = await runInTransaction((trx) =>
      createArtist(trx, {
        accountType: demo.accountType,
        legalName: demo.legalName,
        stageName: demo.stageName,
        email: demo.email,
        bio: demo.bio,
        paymentEmail: demo.paymentEmail,
        trackingNumber: `TM-20261001-${String(n + 1).padStart(8, '0')}`,
      }),
    )
    ids.set(demo.id, artist)
    if (demo.demoKey) gKeys[demo.accountType].push(gKeyId)
    if (demo.demoKey && demo.accountType === 'production') await createUploadCredits(artist.id, 3)
  }
  return { ids, gKeys }
}

/** Lets an evaluator upload immediately; more credits can be bought at the simulator. */
async function createUploadCredits(artistId: string, credits: number): Promise<void> {
  await sql(db, 'INSERT INTO upload_credits (artist_id, credits) VALUES ($1, $2)', [artistId, credits])
}

/** Browser tests need songs to play, not players: rendering them takes longer than the rest of the demo data. */
const getMusicLength = () => ({ seconds: Number(process.env['DEMO_SONG_SECONDS']) || undefined })

/** Their pictures, too, need not be as large as a printed card's: each is encoded six times. */
const CARD_WIDTH = Number(process.env['DEMO_CARD_WIDTH']) || undefined

type ArtistIds = Map<string, { id: string; stageName: string }>

/** Renders and stores every recording. Every song has an edition in the catalog, album songs included. */
async function seedSongs(artists: ArtistIds): Promise<Map<string, { id: string; editionId: string }>> {
  const folder = await mkdtemp(join(tmpdir(), 'tunemaker-demo-'))
  const made = new Map<string, { id: string; editionId: string }>()
  try {
    await renderSongs(async (id, wav) => {
      const song = demoCatalog.songs.find((one) => one.id === id)
      const edition = demoCatalog.editions.find((one) => one.kind === 'song' && one.id === id)
      const artist = song && artists.get(song.artist)
      if (!song || !edition || !artist) throw new Error(`the demo catalog is incomplete at ${id}`)
      const path = join(folder, randomUUID())
      await writeFile(path, wav)
      const file = await createStoredFile('songs', { path, bytes: wav.length }, 'audio/wav')
      const published = await runInTransaction(async (trx) => {
        await confirmFile(trx, file)
        const fresh = await createSong(trx, artist, {
          title: song.title,
          holders: song.copyrightHolders,
          contact: demoCatalog.artists.find((one) => one.id === song.artist)?.email ?? '',
          audioKey: file.key,
          documentKey: null,
          priceCents: edition.priceCents,
          copies: edition.copies,
        })
        await enqueue(trx, calculateWaveformJob, { songId: fresh.id })
        return fresh
      })
      made.set(id, published)
    }, getMusicLength())
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return made
}

async function seedEditions(
  artists: ArtistIds,
  songs: Map<string, { id: string; editionId: string }>,
): Promise<Map<string, string>> {
  const editions = new Map<string, string>()
  for (const edition of demoCatalog.editions) {
    if (edition.kind === 'song') {
      editions.set(edition.id, songs.get(edition.id)?.editionId ?? '')
      continue
    }
    const artist = artists.get(edition.artist)
    if (!artist) throw new Error(`the demo catalog is incomplete at ${edition.id}`)
    const album = await runInTransaction((trx) =>
      createAlbumEdition(trx, artist, {
        title: edition.title,
        songIds: edition.songs.map((id) => songs.get(id)?.id ?? ''),
        priceCents: edition.priceCents,
        copies: edition.copies,
      }),
    )
    editions.set(edition.id, album.id)
  }
  return editions
}

/** Publishes the art cards with their pictures. Returns what collectors buy of them. */
async function seedCards(artists: ArtistIds): Promise<Purchase[]> {
  const purchases: Purchase[] = []
  const collectors = await Promise.all(demoCatalog.fans.slice(0, COLLECTOR_COUNT).map(registerCollector))
  for (const [n, card] of demoCatalog.cards.entries()) {
    const artwork = await createStoredBytes('art', await renderArtwork(card, CARD_WIDTH), 'image/webp')
    const { id } = await runInTransaction((trx) =>
      createCard(trx, artists.get(card.artist)?.id ?? '', { ...card, artwork }),
    )
    await renderCardImages({ cardId: id }, 0)
    for (let copy = 0; copy < card.scarcitySold; copy++) {
      const collector = collectors[(n * 3 + copy) % COLLECTOR_COUNT]
      if (collector) purchases.push(buildCardPurchase(card, id, collector))
    }
  }
  return purchases
}

const COLLECTOR_COUNT = 14

async function registerCollector(fan: DemoFan): Promise<DemoCollector> {
  const [made] = await sql<{ id: string }>(
    db,
    'INSERT INTO collectors (email, name, confirmed_at) VALUES ($1, $2, now()) RETURNING id',
    [fan.email, fan.name],
  )
  return { ...fan, id: made?.id ?? '' }
}

/**
 * Issues the codes and voids some. Returns those that can still be redeemed, and what fans buy; one of the payments stays
 * pending at the provider.
 */
async function seedKeymails(artists: ArtistIds, editions: Map<string, string>) {
  const redeemable: string[] = []
  const purchases: Purchase[] = []
  for (const edition of demoCatalog.editions) {
    const { redeemed, issued, void: voided } = edition.keymails
    const count = redeemed + issued + voided
    const editionId = editions.get(edition.id) ?? ''
    const keymails = await issueNextKeymails(artists.get(edition.artist)?.id ?? '', { editionId, count })
    const codes = keymails.map((keymail) => keymail.code)
    for (const [n, keymail] of keymails.slice(0, redeemed).entries()) {
      purchases.push(buildKeymailPurchase(getHolder(edition, keymail.copy), codes[n] ?? '', 'good'))
    }
    await voidKeymails(codes.slice(redeemed, redeemed + voided))
    redeemable.push(...codes.slice(redeemed + voided))
  }
  const waiting = redeemable.pop()
  const [first] = demoCatalog.editions
  if (waiting && first) {
    purchases.push(buildKeymailPurchase(getHolder(first, 1), waiting, 'pending'))
  }
  return { redeemable: redeemable.slice(0, 40), purchases }
}

/** Puts copies of some editions on open sale. Returns what fans buy: all of one, and a few of most. */
async function seedOpenSales(artists: ArtistIds, editions: Map<string, string>): Promise<Purchase[]> {
  const purchases: Purchase[] = []
  const withSpare = demoCatalog.editions.filter(({ copies, keymails }) => {
    return copies - keymails.issued - keymails.redeemed - keymails.void >= 6
  })
  for (const [n, edition] of withSpare.filter((_, index) => index % 3 === 0).entries()) {
    const editionId = editions.get(edition.id) ?? ''
    const { issued, redeemed, void: voided } = edition.keymails
    const spare = edition.copies - issued - redeemed - voided
    const copies = n === 1 ? 3 : Math.min(spare, 25)
    await updateOpenSale(artists.get(edition.artist)?.id ?? '', editionId, { copies, perPerson: 2 })
    const sold = n === 1 ? 3 : n % 4
    for (let bought = 0; bought < sold; bought++) {
      const payer = getHolder(edition, edition.copies - bought)
      purchases.push(buildEditionPurchase(payer, editionId, edition.priceCents))
    }
  }
  return purchases
}

async function voidKeymails(codes: string[]): Promise<void> {
  await sql(db, `UPDATE keymails SET state = 'void' WHERE code = ANY ($1) AND state = 'issued'`, [codes])
}

await seedDemo()
await db.destroy()
