import { expect, test } from 'vitest'
import { toTranslatedMatter } from './to-translated-matter.ts'

test.each([
  ['Song “Tin “Roof” of Ada” of Ada Lee', 'Song „Tin “Roof” of Ada“'],
  ['New recording of “Tin Roof” of Ada Lee', 'Neue Aufnahme von „Tin Roof“'],
  ['G-Key application TM-20261120-K7Q2M9XA of Ada Lee', 'G-Key-Antrag TM-20261120-K7Q2M9XA'],
  ['Lost G-Key of Ada Lee', 'Verlorener G-Key'],
  ['Payment account of Ada Lee', 'Zahlungskonto'],
  ['“Ada Lee” looks like another artist’s name', '„Ada Lee“ ähnelt dem Namen eines anderen Künstlers'],
  ['Song title “Tin Roof” of Ada Lee', 'Songtitel: Tin Roof'],
  ['Bio of Ada Lee', 'Bio'],
  ['Something that somebody wrote', 'Something that somebody wrote'],
])('the matter %s is told in German', (subject, expected) => {
  expect(toTranslatedMatter(subject, 'german')).toBe(expected)
  expect(toTranslatedMatter(subject, 'english')).toBe(subject)
})
