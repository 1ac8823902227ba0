import { conceptSynonyms } from './concept-synonyms.ts'
import type { Language } from '#contract/text'
import { languages } from '#contract/text'
import { normalizeWords } from './normalize-text.ts'

/** A lexicon entry: the concept it stands for and where it may start and end. */
type LexiconEntry = { text: string; name: string; wholeWord: boolean; anywhere: boolean }
type Lexicon = { entries: Map<string, LexiconEntry[]>; order: Map<string, number> }

const lexicons = new Map<Language, Lexicon>()

const conceptCache = new Map<string, string[]>()

/** Cached `listConcepts` for stored utterances, which are looked up repeatedly while the indexes are built. */
export function listUtteranceConcepts(text: string, language: Language): string[] {
  const key = `${language} ${text}`
  let names = conceptCache.get(key)
  if (!names) {
    names = listConcepts(text, language)
    conceptCache.set(key, names)
  }
  return names
}

/** The concepts a text contains, in any language (see concept-synonyms.ts). */
export function listConcepts(text: string, language: Language): string[] {
  const framed = ` ${normalizeWords(text, language)} `
  const { entries, order } = getLexicon(language)
  const found = new Set<string>()
  const growsTogether = language === 'german' || language === 'chinese' || language === 'japanese'
  for (let at = 1; at < framed.length - 1; at++) {
    const begins = !isLatinCode(framed.charCodeAt(at - 1))
    if (!begins && !growsTogether) continue
    for (const key of [framed.slice(at, at + PREFIX_LENGTH), framed[at] ?? '']) {
      for (const { text, name, wholeWord, anywhere } of entries.get(key) ?? []) {
        if (!begins && !anywhere) continue
        if (!framed.startsWith(text, at)) continue
        if (!wholeWord || !isLatinCode(framed.charCodeAt(at + text.length))) found.add(name)
      }
    }
  }
  return [...found].toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
}

/** Whether a character code is a to z or 0 to 9. */
const isLatinCode = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57)

// Entries are indexed by their first letters, so that a text is scanned once rather than once per entry.
const PREFIX_LENGTH = 3

function getLexicon(language: Language): Lexicon {
  let lexicon = lexicons.get(language)
  if (!lexicon) {
    lexicon = { entries: new Map(), order: new Map(Object.keys(conceptSynonyms).map((name, at) => [name, at])) }
    for (const [name, words] of Object.entries(conceptSynonyms)) {
      for (const entry of parseEntries(name, words, language)) {
        const key = entry.text.length < PREFIX_LENGTH ? (entry.text[0] ?? '') : entry.text.slice(0, PREFIX_LENGTH)
        const list = lexicon.entries.get(key)
        if (list) list.push(entry)
        else lexicon.entries.set(key, [entry])
      }
    }
    lexicons.set(language, lexicon)
  }
  return lexicon
}

function parseEntries(name: string, words: string, language: Language): LexiconEntry[] {
  const own = words.split(' / ')[languages.indexOf(language)] ?? ''
  const eastAsian = language === 'chinese' || language === 'japanese'
  return own
    .split(/\s+/)
    .filter(Boolean)
    .map((entry) => {
      const text = entry.replace(/\.$/, '').replaceAll('_', ' ')
      // East Asian text has no space around Latin letters, and German compounds have none between words.
      const anywhere = eastAsian ? !/^[a-z0-9]/.test(text) : language === 'german' && text.length >= 5
      return { text, name, wholeWord: entry.endsWith('.'), anywhere }
    })
}
