import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Session } from '#http/sessions/session'
import { languages, type Language } from '#contract/text'
import { getTopic } from '#godfrey/knowledge/topics'
import { issueNextKeymails } from '#module/keymails/issuing'
import { rollUpRevenue } from '#module/revenue'
import {
  createTestArtist,
  createTestCard,
  createTestCollector,
  createTestKeymails,
  createTestSong,
  updateUploadCredits,
} from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { startTestServer } from '#testing/servers/app-server'
import { getOwnAnswer, OWN_TOPICS, type OwnTopic } from './get-own-answer.ts'

startTestServer()

const createSession = (fields: Partial<Session> = {}): Session => ({
  id: randomUUID(),
  visitorId: randomUUID(),
  artistId: null,
  accountType: null,
  fanIds: [],
  collectorId: null,
  ...fields,
})

const tell = async (id: OwnTopic, session: Session, language: Language = 'english', question = '') =>
  (await getOwnAnswer(id, question, session, language)).text

describe('an artist is told', () => {
  test('the paid uploads that are left', async () => {
    const { artist } = await createTestArtist()
    const session = createSession({ artistId: artist.id })
    expect(await tell('own-upload-credits', session)).toContain('left: 0.')
    await updateUploadCredits(artist.id, 3)
    expect(await tell('own-upload-credits', session)).toContain('left: 3.')
  })

  test('the address that sales go to, and another one that is not in force', async () => {
    const { artist } = await createTestArtist({ paymentEmail: 'sales@example.com' })
    const session = createSession({ artistId: artist.id })
    expect(await tell('own-payment-email', session)).toBe(
      'Your sales go to sales@example.com; the address is confirmed. No change of it is under way.',
    )
    await sql(
      db,
      `INSERT INTO payment_email_changes (artist_id, was, becomes, effect_key)
       VALUES ($1, 'sales@example.com', 'new@example.com', $2)`,
      [artist.id, randomUUID()],
    )
    expect(await tell('own-payment-email', session)).toMatch(
      /sales@example\.com[^]*new@example\.com is not in effect yet/,
    )
    const { artist: fresh } = await createTestArtist({ paymentEmail: null })
    expect(await tell('own-payment-email', createSession({ artistId: fresh.id }))).toContain('No PayPal address')
  })

  test('the name, the addresses and the number that are registered', async () => {
    const { artist } = await createTestArtist({
      stageName: 'Brass Fern',
      legalName: 'Ada Fern',
      email: 'ada@example.com',
    })
    await sql(
      db,
      `UPDATE artists SET tracking_number = 'TM-20261126-AAAA2222', bio = 'Songs from the coast.' WHERE id = $1`,
      [artist.id],
    )
    expect(await tell('my-registered-data', createSession({ artistId: artist.id }))).toMatch(
      /Brass Fern[^]*Ada Fern[^]*ada@example\.com[^]*TM-20261126-AAAA2222[^]*production account[^]*Your bio reads: “Songs from the coast\.”/,
    )
  })

  test('corrections with a person and those that are ended, without what was only shown', async () => {
    const { artist } = await createTestArtist()
    const session = createSession({ artistId: artist.id })
    expect(await tell('own-corrections', session)).toContain('I find no correction of yours')
    const [review] = await sql<{ number: string }>(
      db,
      `INSERT INTO reviews (kind, subject, reason, effect_key, evidence, due_at)
       VALUES ('correction', 'A correction', '{}', $1, '{}', '2026-12-24') RETURNING number`,
      [randomUUID()],
    )
    await sql(
      db,
      `INSERT INTO corrections (artist_id, kind, was, becomes, state, applied_at, review_number) VALUES
        ($1, 'bio', 'a', 'b', 'applied', now(), NULL), ($1, 'price', '1', '2', 'proposed', NULL, NULL),
        ($1, 'payment-account', 'a', 'b', 'in-review', NULL, $2)`,
      [artist.id, review?.number],
    )
    const told = await tell('own-corrections', session)
    expect(told).toContain('With a person: payment account, decided by Dec 24, 2026.')
    expect(told).toContain('Your latest corrections: bio: changed.')
    expect(told).not.toContain('price')
  })

  test('how many hold copies and follow, without names', async () => {
    const { artist, codes } = await createTestKeymails(2, 10)
    await redeemAsFan(codes[0] ?? '', 'holder@example.com')
    const told = await tell('own-fans', createSession({ artistId: artist.id }))
    expect(told).toContain('a copy of yours: 1, with 1 copies together. Followers: 0.')
    expect(told).not.toContain('holder')
  })

  test('copies left and issued, and the price of each song', async () => {
    const { artist } = await createTestKeymails(2, 10)
    const session = createSession({ artistId: artist.id })
    expect(await tell('own-copies-left', session)).toMatch(/8\/10 \(\$7\.50\)[^]*Issued so far[^]*2\/10/)
    expect(await tell('own-songs', session)).toMatch(/“[^”]+” is published \(\$7\.50, sold 0 of 10\)/)
  })

  test('the Keymails of the song that the question names', async () => {
    const { artist, codes } = await createTestKeymails(3, 10)
    const { editionId } = await createTestSong(artist, { title: 'Other', copies: 10 })
    await issueNextKeymails(artist.id, { editionId, count: 2 })
    await sql(
      db,
      `UPDATE editions SET title = 'Harbour Lights' WHERE id = (SELECT edition_id FROM keymails WHERE code = $1)`,
      [codes[0]],
    )
    await redeemAsFan(codes[0] ?? '', 'lights@example.com')
    await sql(db, `UPDATE keymails SET state = 'void' WHERE code = $1`, [codes[2]])
    const session = createSession({ artistId: artist.id })
    expect(await tell('own-keymails', session)).toContain('You have issued 4 Keymails: 1 redeemed, 3 not yet.')
    expect(await tell('own-keymails', session, 'english', 'how many Keymails of harbour lights are out')).toContain(
      'Of “Harbour Lights” you have issued 2 Keymails: 1 redeemed, 1 not yet.',
    )
    // Nothing of other songs, and no title that is a part of a word.
    const other = await tell('own-keymails', session, 'english', 'how many Keymails of “Other” are out?')
    expect(other).toContain('Of “Other” you have issued 2 Keymails: 0 redeemed, 2 not yet.')
    expect(other).not.toContain('Harbour Lights')
    await sql(db, `UPDATE editions SET title = 'Mail' WHERE id = $1`, [editionId])
    expect(await tell('own-keymails', session, 'english', 'how many Keymails are out')).toContain('issued 4 Keymails')
    await sql(db, `UPDATE editions SET title = '雨の夜' WHERE id = $1`, [editionId])
    expect(await tell('own-keymails', session, 'japanese', '雨の夜のKeymailは何枚')).toContain('「雨の夜」')
  })

  test('the sales of each period, the latest, what sells best, and what PayPal took', async () => {
    const { artist, codes } = await createTestKeymails(2, 10)
    const session = createSession({ artistId: artist.id })
    expect(await tell('own-earnings', session)).not.toMatch(/latest|best/)
    const { editionId } = await createTestSong(artist, { title: 'Late Ferry', copies: 10 })
    const [later] = await issueNextKeymails(artist.id, { editionId, count: 1 })
    await sql(
      db,
      `UPDATE editions SET title = 'First Light' WHERE id = (SELECT edition_id FROM keymails WHERE code = $1)`,
      [codes[0]],
    )
    for (const code of [...codes, later?.code ?? '']) await redeemAsFan(code, 'buyer@example.com')
    const told = await tell('own-earnings', session)
    expect(told).toMatch(
      /Sales this month: 3, \$[\d.]+ in all, [^]*Last month: 0, \$0\.[^]*PayPal took \$[\d.]+, \$0 went back/,
    )
    expect(told).toContain('Your latest sale: “Late Ferry” on')
    expect(told).toContain('What sells best: “First Light”, 2 sold')
    await rollUpRevenue()
    expect(await tell('own-earnings', session)).toBe(told)
  })

  test('why a song was declined or is with a person, and what that person wrote', async () => {
    const { artist } = await createTestArtist()
    const insert = async (title: string, state: string, note: string | null) => {
      const { id: songId } = await createTestSong(artist, { title })
      await sql(db, 'UPDATE songs SET state = $2 WHERE id = $1', [songId, state])
      await sql(
        db,
        `INSERT INTO copyright_checks (subject_kind, subject_id, verdict, reasons)
         VALUES ('song', $1, 'needs-review', '{encrypted}')`,
        [songId],
      )
      if (note)
        await sql(
          db,
          `INSERT INTO reviews (kind, subject, reason, effect_key, state, decision, decided_at, note)
           VALUES ('copyright', '{}', '{}', 'song:' || $1, 'decided', 'decline', now(), $2)`,
          [songId, note],
        )
    }
    await insert('Locked Door', 'declined', 'Please send it without the password.')
    await insert('Open Door', 'in-review', null)
    const session = createSession({ artistId: artist.id })
    const told = await tell('own-songs', session)
    expect(told).toContain(
      'Why “Locked Door” was declined: The document is locked with a password. “Please send it without the password.”',
    )
    expect(told).toContain('Why a person is looking at “Open Door”: The document is locked with a password.')
    const named = await tell('own-songs', session, 'english', 'why was locked door declined')
    expect(named).not.toContain('Open Door')
    await createTestSong(artist, { title: 'Night Bus' })
    expect(await tell('own-songs', session, 'english', 'is night bus published')).not.toContain('Door')
    expect(await tell('own-songs', session, 'german')).toContain(
      'Warum „Locked Door“ abgelehnt wurde: Das Dokument ist',
    )
    // A takedown says nothing about the check that was passed before.
    await sql(db, `UPDATE songs SET blocked_for = 'takedown' WHERE artist_id = $1`, [artist.id])
    expect(await tell('own-songs', session)).not.toContain('Why')
    const { artist: other } = await createTestArtist()
    expect(await tell('own-songs', createSession({ artistId: other.id }))).not.toContain('Door')
  })

  test('the art cards that are published', async () => {
    const { artist } = await createTestArtist()
    await createTestCard(artist.id, { title: 'Fern', copies: 5 })
    expect(await tell('my-art-cards', createSession({ artistId: artist.id }))).toContain('“Fern” 0/5')
  })
})

describe('whoever bought something is told', () => {
  test('the payments, what PayPal still confirms, and what came back', async () => {
    const visitorId = randomUUID()
    const insert = (state: string, cents: number, refunded: number) =>
      sql(
        db,
        `INSERT INTO orders (visitor_id, purpose, item_id, quantity, cents, currency, description, state, refunded_cents,
                             provider_order_id, capture_request_id, capturing_since, capture_id, completed_at)
         VALUES ($1, 'library', $2, 1, $3, 'USD', 'Library', $4, $5, $6, $2, now(),
                 CASE WHEN $4 = 'completed' THEN $6 END, CASE WHEN $4 = 'completed' THEN now() END)`,
        [visitorId, randomUUID(), cents, state, refunded, randomUUID()],
      )
    await insert('completed', 995, 200)
    const session = createSession({ visitorId })
    expect(await tell('own-payments', session)).toMatch(
      /payments: 1, \$9\.95 in all\. Library, \$9\.95, [^]*\$2 was refunded[^]*copies 0, Digital Music Library 1, art cards 0[^]*No payment of yours is waiting/,
    )
    await insert('capturing', 500, 0)
    expect(await tell('own-payments', session)).toMatch(/still confirming: Library, \$5, [^]*payments: 1/)
    expect(await tell('own-payments', session, 'german')).toMatch(/abgeschlossenen Zahlungen: 1[^]*Musikbibliothek/)
    expect(await tell('own-payments', createSession())).not.toMatch(/\d/)
  })

  test('the copy that the question names', async () => {
    const [{ codes }, { codes: others }] = [await createTestKeymails(1, 5), await createTestKeymails(1, 5)]
    await sql(
      db,
      `UPDATE editions SET title = 'Copper Sky' WHERE id = (SELECT edition_id FROM keymails WHERE code = $1)`,
      [codes[0]],
    )
    for (const code of [codes[0], others[0]]) await redeemAsFan(code ?? '', 'listener@example.com')
    const fans = await sql<{ id: string }>(db, `SELECT id FROM fans WHERE address = 'listener@example.com'`)
    const session = createSession({ fanIds: fans.map(({ id }) => id) })
    const told = await tell('own-copy-location', session)
    expect(told).toMatch(/own copies: 2\.[^]*Digital Music Library is not active/)
    expect(told.match(/No\. 1\/5/g)).toHaveLength(2)
    expect(told).toContain('signed in as a fan; the sign-in link for other devices goes to l…@example.com.')
    expect(told).not.toContain('listener')
    const named = await tell('own-copy-location', session, 'english', 'where is my copy of copper sky')
    // Whose room it opens is what “which rooms may I enter?” asks.
    expect(named).toMatch(/own copies: 2\. “Copper Sky” \(.+\) No\. 1\/5\. You find/)
  })

  test('that no copy has the title that is asked for, in the quotation marks of any language', async () => {
    const { codes } = await createTestKeymails(1, 5)
    await sql(db, `UPDATE editions SET title = 'Café' WHERE id = (SELECT edition_id FROM keymails WHERE code = $1)`, [
      codes[0],
    ])
    await redeemAsFan(codes[0] ?? '', 'asking@example.com')
    const fans = await sql<{ id: string }>(db, `SELECT id FROM fans WHERE address = 'asking@example.com'`)
    const session = createSession({ fanIds: fans.map(({ id }) => id) })
    const ask = (language: Language, question: string) => tell('own-copy-location', session, language, question)
    expect(await ask('japanese', '「冬の駅」は何番ですか')).toMatch(/^「冬の駅」のコピーは見当たりません。/)
    expect(await ask('german', 'welche Nummer hat „Nachtzug“')).toContain('Ein Exemplar von „Nachtzug“ finde ich')
    expect(await ask('english', 'which number is “Us”')).toContain('I find no copy of yours called “Us”.')
    expect(await ask('english', 'which number is “cafe”')).not.toContain('I find no copy')
    // A song of it, and its artist.
    const [own] = await sql<{ song: string; artist: string }>(
      db,
      `SELECT s.title AS song, a.stage_name AS artist FROM editions e JOIN edition_songs es ON es.edition_id = e.id
         JOIN songs s ON s.id = es.song_id JOIN artists a ON a.id = e.artist_id WHERE e.title = 'Café'`,
    )
    expect(await ask('english', `where is “${own?.song}”`)).not.toContain('I find no copy')
    expect(await ask('english', `my copy by “${own?.artist}”`)).not.toContain('I find no copy')
    expect(await ask('french', 'où est « café » ?')).not.toContain('Je ne trouve aucun')
  })

  test('the artists followed under an address that a mailed link has proved', async () => {
    const { artist } = await createTestArtist({ stageName: 'Followed One' })
    const [fan] = await sql<{ id: string }>(db, `INSERT INTO fans (email) VALUES ($1) RETURNING id`, [
      'follower@example.com',
    ])
    const session = createSession({ fanIds: [fan?.id ?? ''] })
    expect(await tell('own-follows', session)).toContain('I see nothing that you follow')
    await sql(
      db,
      `WITH follower AS (INSERT INTO followers (email, token) VALUES ('follower@example.com', $2) RETURNING id)
       INSERT INTO follows (follower_id, artist_id, confirmed_at) SELECT id, $1, now() FROM follower`,
      [artist.id, randomUUID()],
    )
    expect(await tell('own-follows', session)).toContain('You follow: Followed One.')
  })

  test('the art cards of the collector', async () => {
    const { artist } = await createTestArtist()
    const cardId = await createTestCard(artist.id, { title: 'Moss', copies: 3 })
    const { id } = await createTestCollector()
    const session = createSession({ collectorId: id })
    expect(await tell('my-art-cards', session)).toMatch(/I find no art card of yours[^]*registered as a collector/)
    expect(await tell('my-art-cards', createSession({ fanIds: [randomUUID()] }))).toContain(
      'nobody is signed in as a collector',
    )
    await sql(
      db,
      `WITH bought AS (
         INSERT INTO orders (visitor_id, purpose, item_id, quantity, cents, currency, description, collector_id)
         VALUES ($1, 'art-card', $2, 1, 500, 'USD', 'Moss', $3) RETURNING id)
       UPDATE art_copies SET state = 'sold', collector_id = $3, order_id = bought.id FROM bought
        WHERE card_id = $2 AND number = 2`,
      [randomUUID(), cardId, id],
    )
    expect(await tell('my-art-cards', session)).toContain('“Moss” No. 2/3')
  })
})

test.each(languages)(
  'in %s, every answer is whole for an artist, a fan, a collector and a visitor',
  async (language) => {
    const { artist, codes } = await createTestKeymails(1, 5)
    await createTestSong(artist, { title: 'Whole' })
    await redeemAsFan(codes[0] ?? '', `whole-${language}@example.com`)
    const fans = await sql<{ id: string }>(db, 'SELECT id FROM fans WHERE address = $1', [
      `whole-${language}@example.com`,
    ])
    const sessions = [
      createSession({ artistId: artist.id }),
      createSession({ fanIds: fans.map(({ id }) => id) }),
      createSession({ collectorId: randomUUID() }),
      createSession(),
    ]
    for (const id of OWN_TOPICS)
      for (const session of sessions) expect(await tell(id, session, language), id).not.toMatch(/[{}]|undefined|^$/)
  },
)

test.each(OWN_TOPICS)('%s tells a visitor how to sign in, and nothing of anybody', async (id) => {
  await createTestKeymails(2)
  const { text } = await getOwnAnswer(id, '', createSession(), 'english')
  expect([getTopic(id).english.answer, getTopic(id).english.variants?.['none']]).toContain(text)
})
