import { expect, test } from 'vitest'
import { foldForPatterns, foldText } from './fold-text.ts'

test('foldText keeps words only', () => {
  expect(foldText('  Ça va, Zoë?')).toBe('ca va zoe')
  expect(foldText('Straße & Ærø — Œuvre №1')).toBe('strasse aero oeuvre no1')
  expect(foldText('が')).toBe(foldText('か'))
})

test('foldForPatterns keeps punctuation and the voicing of kana', () => {
  expect(foldForPatterns('  C’est   où, l’œuvre ?')).toBe('c est ou, l oeuvre ?')
  expect(foldForPatterns('Ｇ－Key, Straße')).toBe('g-key, strasse')
  expect(foldForPatterns('が')).not.toBe(foldForPatterns('か'))
})
