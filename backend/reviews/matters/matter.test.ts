import type { Knex } from 'knex'
import { expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { languages } from '#contract/text'
import { startTestServer } from '#testing/servers/app-server'
import { formatMatter, formatReason, formatStaffMatter, type ReviewMatter } from './matter.ts'

startTestServer()

type Migration = { up: (knex: Knex) => Promise<void>; down: (knex: Knex) => Promise<void> }

const migration = new URL('../../../migrations/reviews/202611262354_reviews_reasons.ts', import.meta.url)

const artist = 'Ada Lee'

test.each<[ReviewMatter, english: string, forStaff: string, forArtist: string]>([
  [
    { about: 'song', title: 'Tin “Roof” of Ada', artist },
    'Song “Tin “Roof” of Ada” of Ada Lee',
    'Song „Tin “Roof” of Ada“ von Ada Lee',
    'Song „Tin “Roof” of Ada“',
  ],
  [
    { about: 'recording', title: 'Tin Roof', artist },
    'New recording of “Tin Roof” of Ada Lee',
    'Neue Aufnahme von „Tin Roof“ von Ada Lee',
    'Neue Aufnahme von „Tin Roof“',
  ],
  [
    { about: 'application', number: 'TM-20261120-K7Q2M9XA', artist },
    'G-Key application TM-20261120-K7Q2M9XA of Ada Lee',
    'G-Key-Antrag TM-20261120-K7Q2M9XA von Ada Lee',
    'G-Key-Antrag TM-20261120-K7Q2M9XA',
  ],
  [{ about: 'lost-g-key', artist }, 'Lost G-Key of Ada Lee', 'Verlorener G-Key von Ada Lee', 'Verlorener G-Key'],
  [
    { about: 'look-alike', artist },
    '“Ada Lee” looks like another artist’s name',
    '„Ada Lee“ ähnelt dem Namen eines anderen Künstlers',
    '„Ada Lee“ ähnelt dem Namen eines anderen Künstlers',
  ],
  [
    { about: 'own-correction', what: 'payment-account', artist },
    'Payment account of Ada Lee',
    'Zahlungskonto von Ada Lee',
    'Zahlungskonto',
  ],
  [
    { about: 'correction', what: 'song-title', title: 'Tin Roof', artist },
    'Song title “Tin Roof” of Ada Lee',
    'Songtitel „Tin Roof“ von Ada Lee',
    'Songtitel „Tin Roof“',
  ],
  [
    { about: 'books', number: '7' },
    'Our books differ from PayPal’s for order 7',
    'Unsere Bücher weichen bei Bestellung 7 von denen von PayPal ab',
    'Unsere Bücher weichen bei Bestellung 7 von denen von PayPal ab',
  ],
])('the matter %j is told in German', (matter, english, forStaff, forArtist) => {
  expect(formatStaffMatter(matter, 'english')).toBe(english)
  expect(formatStaffMatter(matter, 'german')).toBe(forStaff)
  expect(formatMatter(matter, 'german')).toBe(forArtist)
})

test('a reason is told in the reader’s language, with what a file’s reader reported', () => {
  expect(formatReason({ because: 'unread' }, 'german')).toBe('Godfrey konnte die Unterlagen nicht lesen.')
  expect(formatReason({ because: 'unreadable', fault: 'too many pages' }, 'german')).toBe(
    'Die Datei ist markiert und wird nicht noch einmal gelesen: too many pages.',
  )
})

test('every language tells what a matter is about', () => {
  for (const language of languages)
    expect(formatMatter({ about: 'song', title: 'Tin Roof', artist }, language)).toContain('Tin Roof')
})

test('the sentences of earlier versions become reasons, and what somebody wrote stays', async () => {
  const insert = (effectKey: string, reason: string) =>
    sql(db, `INSERT INTO reviews (kind, subject, effect_key, reason) VALUES ('handover', 'x', $1, $2)`, [
      effectKey,
      reason,
    ])
  await insert('song:1', 'Does the artist hold the rights in this recording?')
  await insert('unreadable:a/b', 'The file is marked and is not read again: it took longer than 10 s.')
  await insert('visitor:1', 'My song is gone')
  const { up, down } = (await import(migration.href)) as Migration
  await down(db)
  await up(db)
  expect(await sql(db, 'SELECT effect_key AS key, why FROM reviews ORDER BY effect_key')).toEqual([
    { key: 'song:1', why: { because: 'rights' } },
    { key: 'unreadable:a/b', why: { because: 'unreadable', fault: 'it took longer than 10 s' } },
    { key: 'visitor:1', why: null },
  ])
})
