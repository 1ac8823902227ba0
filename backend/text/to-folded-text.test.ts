import { expect, test } from 'vitest'
import { toPatternText, toFoldedText } from './to-folded-text.ts'

test('toFoldedText keeps words only', () => {
  expect(toFoldedText('  Ça va, Zoë?')).toBe('ca va zoe')
  expect(toFoldedText('Straße & Ærø — Œuvre №1')).toBe('strasse aero oeuvre no1')
  expect(toFoldedText('が')).toBe(toFoldedText('か'))
})

test('toPatternText keeps punctuation and the voicing of kana', () => {
  expect(toPatternText('  C’est   où, l’œuvre ?')).toBe('c est ou, l oeuvre ?')
  expect(toPatternText('Ｇ－Key, Straße')).toBe('g-key, strasse')
  expect(toPatternText('G-\u2060Key')).toBe('g-key')
  expect(toPatternText('が')).not.toBe(toPatternText('か'))
})
