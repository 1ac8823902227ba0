import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wireFulfilments } from '#fulfilment'
import { hangCard, prepareCard } from '#module/fine-art'
import { createArtist } from '#module/gkeys'
import { issueKeymails } from '#module/keymails'
import { putOnSale } from '#module/open-sale'
import { captureOrder, createOrder } from '#module/payments'
import { insertAlbum, publishSong, songUploaded } from '#module/songs'
import { keepFile, storeBytes, storeFile } from '#module/storage'
import { config } from '#platform/config'
import { db, inTransaction, sql } from '#platform/database'
import { enqueue, startJobs, stopJobs } from '#platform/jobs'
import type { Session } from '#platform/session'
import { type DemoCard, type DemoEdition, type DemoFan, catalogue, holderOf } from './catalogue.ts'
import { renderArtwork } from './artwork.ts'
import { loadRooms } from './load-rooms.ts'
import { renderSongs } from './render-songs.ts'

/**
 * Fills an empty installation with the demo world: real recordings, real editions, and sales that were really paid at the
 * local PayPal simulator, so that every number on every screen adds up. Prints one line of JSON for the launcher:
 * `{ gKeys: { test, production }, keymails }`. Does nothing, and says so with `null`, when there are artists already.
 */
async function load(): Promise<void> {
  const [any] = await sql(db, 'SELECT 1 FROM artists LIMIT 1')
  if (any) return print(null)
  wireFulfilments()
  await startJobs()
  const artists = await loadArtists()
  const editions = await loadEditions(artists.ids, await loadSongs(artists.ids))
  await loadCards(artists.ids)
  const redeemable = await loadKeymails(artists.ids, editions)
  await loadOpenSales(artists.ids, editions)
  await loadRooms(artists.ids)
  // Nobody waits for the receipts of invented fans.
  await sql(db, `UPDATE orders SET receipt_queued_at = completed_at WHERE state = 'completed'`)
  await stopJobs()
  print({ gKeys: artists.gKeys, keymails: redeemable })
}

function print(welcome: unknown): void {
  console.log(JSON.stringify(welcome))
}

async function loadArtists() {
  const ids = new Map<string, { id: string; stageName: string }>()
  const gKeys: Record<'test' | 'production', string[]> = { test: [], production: [] }
  for (const [n, demo] of catalogue.artists.entries()) {
    const { artist, gKeyId } = await inTransaction((trx) =>
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
    if (demo.demoKey && demo.accountType === 'production') await giveCredits(artist.id, 3)
  }
  return { ids, gKeys }
}

/** So that an evaluator can upload at once; more are bought at the simulator. */
async function giveCredits(artistId: string, credits: number): Promise<void> {
  await sql(db, 'INSERT INTO upload_credits (artist_id, credits) VALUES ($1, $2)', [artistId, credits])
}

type Ids = Map<string, { id: string; stageName: string }>

/** Renders and stores every recording; a song gets its own edition from the catalogue, album songs as well. */
async function loadSongs(artists: Ids): Promise<Map<string, { id: string; editionId: string }>> {
  const folder = await mkdtemp(join(tmpdir(), 'tunemaker-demo-'))
  const made = new Map<string, { id: string; editionId: string }>()
  try {
    await renderSongs(async (id, wav) => {
      const song = catalogue.songs.find((one) => one.id === id)
      const edition = catalogue.editions.find((one) => one.kind === 'song' && one.id === id)
      const artist = song && artists.get(song.artist)
      if (!song || !edition || !artist) throw new Error(`the demo catalogue is not whole at ${id}`)
      const path = join(folder, randomUUID())
      await writeFile(path, wav)
      const file = await storeFile('songs', { path, bytes: wav.length }, 'audio/wav')
      const published = await inTransaction(async (trx) => {
        await keepFile(trx, file)
        const fresh = await publishSong(trx, artist, {
          title: song.title,
          holders: song.copyrightHolders,
          contact: catalogue.artists.find((one) => one.id === song.artist)?.email ?? '',
          audioKey: file.key,
          documentKey: null,
          priceCents: edition.priceCents,
          copies: edition.copies,
        })
        await enqueue(trx, songUploaded, { songId: fresh.id })
        return fresh
      })
      made.set(id, published)
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return made
}

async function loadEditions(
  artists: Ids,
  songs: Map<string, { id: string; editionId: string }>,
): Promise<Map<string, string>> {
  const editions = new Map<string, string>()
  for (const edition of catalogue.editions) {
    if (edition.kind === 'song') {
      editions.set(edition.id, songs.get(edition.id)?.editionId ?? '')
      continue
    }
    const artist = artists.get(edition.artist)
    if (!artist) throw new Error(`the demo catalogue is not whole at ${edition.id}`)
    const album = await inTransaction((trx) =>
      insertAlbum(trx, artist, {
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

/** The gallery: each card with its pictures drawn, and collectors who paid for their copies at the simulator. */
async function loadCards(artists: Ids): Promise<void> {
  const purchases: (() => Promise<void>)[] = []
  const collectors = await Promise.all(catalogue.fans.slice(0, COLLECTORS).map(registerCollector))
  for (const [n, card] of catalogue.cards.entries()) {
    const artwork = await storeBytes('art', await renderArtwork(card), 'image/webp')
    const { id } = await inTransaction((trx) => hangCard(trx, artists.get(card.artist)?.id ?? '', { ...card, artwork }))
    await prepareCard({ cardId: id }, 0)
    for (let copy = 0; copy < card.scarcitySold; copy++) {
      const collector = collectors[(n * 3 + copy) % COLLECTORS]
      if (collector) purchases.push(() => buyCard(card, id, collector))
    }
  }
  await Promise.all(Array.from({ length: 6 }, () => workOff(purchases)))
}

const COLLECTORS = 14

type DemoCollector = DemoFan & { id: string }

async function registerCollector(fan: DemoFan): Promise<DemoCollector> {
  const [made] = await sql<{ id: string }>(
    db,
    'INSERT INTO collectors (email, name, confirmed_at) VALUES ($1, $2, now()) RETURNING id',
    [fan.email, fan.name],
  )
  return { ...fan, id: made?.id ?? '' }
}

function buyCard({ priceCents }: DemoCard, cardId: string, { id, ...payer }: DemoCollector): Promise<void> {
  const asked = { purpose: 'art-card', reference: cardId, cents: priceCents }
  return pay(asked, { ...visitor(), collectorId: id }, payer, 'good')
}

/** Issues the codes, has fans buy theirs, voids some, and leaves one whose payment the provider is still looking at. */
async function loadKeymails(artists: Ids, editions: Map<string, string>): Promise<string[]> {
  const redeemable: string[] = []
  const purchases: (() => Promise<void>)[] = []
  for (const edition of catalogue.editions) {
    const { redeemed, issued, void: voided } = edition.keymails
    const count = redeemed + issued + voided
    const editionId = editions.get(edition.id) ?? ''
    const keymails = await issueKeymails(artists.get(edition.artist)?.id ?? '', { editionId, count })
    const codes = keymails.map((keymail) => keymail.code)
    for (const [n, keymail] of keymails.slice(0, redeemed).entries()) {
      purchases.push(() => buy(edition, keymail.copy, codes[n] ?? '', 'good'))
    }
    await voidKeymails(codes.slice(redeemed, redeemed + voided))
    redeemable.push(...codes.slice(redeemed + voided))
  }
  const waiting = redeemable.pop()
  const [first] = catalogue.editions
  if (waiting && first) purchases.push(() => buy(first, 1, waiting, 'pending'))
  await Promise.all(Array.from({ length: 6 }, () => workOff(purchases)))
  return redeemable.slice(0, 40)
}

/** Some editions also sell copies without a code: most with copies left, one that is sold out. */
async function loadOpenSales(artists: Ids, editions: Map<string, string>): Promise<void> {
  const purchases: (() => Promise<void>)[] = []
  const withSpare = catalogue.editions.filter(({ copies, keymails }) => {
    return copies - keymails.issued - keymails.redeemed - keymails.void >= 6
  })
  for (const [n, edition] of withSpare.filter((_, index) => index % 3 === 0).entries()) {
    const editionId = editions.get(edition.id) ?? ''
    const { issued, redeemed, void: voided } = edition.keymails
    const spare = edition.copies - issued - redeemed - voided
    const copies = n === 1 ? 3 : Math.min(spare, 25)
    await putOnSale(artists.get(edition.artist)?.id ?? '', editionId, { copies, perPerson: 2 })
    const sold = n === 1 ? 3 : n % 4
    for (let bought = 0; bought < sold; bought++) {
      const wish = { purpose: 'edition', reference: editionId, cents: edition.priceCents }
      purchases.push(() => pay(wish, visitor(), holderOf(edition, edition.copies - bought), 'good'))
    }
  }
  await Promise.all(Array.from({ length: 4 }, () => workOff(purchases)))
}

async function workOff(work: (() => Promise<void>)[]): Promise<void> {
  for (let next = work.pop(); next; next = work.pop()) await next()
}

async function voidKeymails(codes: string[]): Promise<void> {
  await sql(db, `UPDATE keymails SET state = 'void' WHERE code = ANY ($1) AND state = 'issued'`, [codes])
}

async function buy(edition: DemoEdition, copy: number, code: string, instrument: 'good' | 'pending'): Promise<void> {
  const [keymail] = await sql<{ cents: number }>(db, 'SELECT price_cents AS cents FROM keymails WHERE code = $1', [
    code,
  ])
  const asked = { purpose: 'keymail', reference: code, cents: keymail?.cents ?? 0 }
  await pay(asked, visitor(), holderOf(edition, copy), instrument)
}

const visitor = (): Session => ({
  id: '',
  visitorId: randomUUID(),
  artistId: null,
  accountType: null,
  fanIds: [],
  collectorId: null,
})

/** One purchase as a browser would make it, with the approval pressed at the simulator. */
async function pay(
  { cents, ...asked }: { purpose: string; reference: string; cents: number },
  session: Session,
  payer: DemoFan,
  instrument: 'good' | 'pending',
): Promise<void> {
  // Each at home: one address may not hold many copies at once.
  const address = `demo:${payer.email}`
  const order = await createOrder(
    { ...asked, amount: (cents / 100).toFixed(2), currency: 'USD', intent: 'CAPTURE', quantity: 1 },
    { session, address, tokenHash: undefined },
  )
  const approved = await fetch(new URL(`/simulator/orders/${order.id}/approve`, config.PAYPAL_API_URL), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payer: { name: payer.name, email: payer.email }, instrument }),
  })
  if (!approved.ok) throw new Error(`the simulator did not approve a demo order: ${approved.status}`)
  await captureOrder(order.id, session, address)
}

await load()
await db.destroy()
