import { expect, test } from 'vitest'
import { correctionKindNames } from '#module/corrections/policy'
import { formatMatter, formatReason, type ReviewMatter } from '#module/reviews/matters'
import { toTranslatedMatter } from './to-translated-matter.ts'

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
    'Songtitel: Tin Roof',
  ],
])('the matter %j is told in German', (matter, english, forStaff, forArtist) => {
  expect(formatMatter(matter, 'english')).toBe(english)
  expect(formatMatter(matter, 'german')).toBe(forStaff)
  expect(toTranslatedMatter(matter, english, 'german')).toBe(forArtist)
  expect(toTranslatedMatter(matter, english, 'english')).toBe(english)
})

test('what somebody wrote stays as written', () => {
  expect(toTranslatedMatter(null, 'My song is gone', 'german')).toBe('My song is gone')
  expect(formatReason('My song is gone', 'german')).toBe('My song is gone')
})

test('a reason is told in the reader’s language', () => {
  expect(formatReason('Godfrey could not read the papers.', 'german')).toBe(
    'Godfrey konnte die Unterlagen nicht lesen.',
  )
})

test('the details of an artist have one name', () => {
  for (const [kind, names] of Object.entries(correctionKindNames)) {
    const matter = { about: 'own-correction', what: kind as keyof typeof correctionKindNames, artist } as const
    expect(formatMatter(matter, 'english')).toBe(`${names.english} of Ada Lee`)
    expect(formatMatter(matter, 'german')).toBe(`${names.german} von Ada Lee`)
  }
})
