import { conceptWords } from './concept-words.ts'
import { type Language, languages } from './knowledge/topic.ts'
import { fold } from './tokenize.ts'

type Concept = { name: string; pattern: RegExp }

const compiled = new Map<Language, Concept[]>()

const stored = new Map<string, string[]>()

/** As `conceptsOf`, for the stored phrasings, which are asked about again and again while the indexes are built. */
export function conceptsOfStored(text: string, language: Language): string[] {
  const key = `${language} ${text}`
  let names = stored.get(key)
  if (!names) {
    names = conceptsOf(text, language)
    stored.set(key, names)
  }
  return names
}

/** What a text is about, whatever its language: the names of the ideas in it (see concept-words.ts). */
export function conceptsOf(text: string, language: Language): string[] {
  const folded = fold(text, language).replaceAll(/[^\p{L}\p{N}ー々]+/gu, ' ')
  const framed = ` ${folded} `
  return conceptsIn(language)
    .filter(({ pattern }) => pattern.test(framed))
    .map(({ name }) => name)
}

function conceptsIn(language: Language): Concept[] {
  let concepts = compiled.get(language)
  if (!concepts) {
    concepts = Object.entries(conceptWords).map(([name, words]) => ({ name, pattern: compile(words, language) }))
    compiled.set(language, concepts)
  }
  return concepts
}

function compile(words: string, language: Language): RegExp {
  const own = words.split(' / ')[languages.indexOf(language)] ?? ''
  const eastAsian = language === 'chinese' || language === 'japanese'
  const parts = own
    .split(/\s+/)
    .filter(Boolean)
    .map((entry) => {
      const word = entry.replace(/\.$/, '').replaceAll('_', ' ')
      const end = entry.endsWith('.') ? '(?![a-z0-9])' : ''
      // Latin letters inside an East Asian text stand beside its characters without a space; German words grow together.
      const anywhere = eastAsian ? !/^[a-z0-9]/.test(word) : language === 'german' && word.length >= 5
      return `${anywhere ? '' : '(?<![a-z0-9])'}${word}${end}`
    })
  return new RegExp(parts.length > 0 ? parts.join('|') : '(?!)')
}
