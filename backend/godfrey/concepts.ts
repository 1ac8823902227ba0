import { conceptWords } from './concept-words.ts'
import { type Language, languages } from './knowledge/topic.ts'
import { fold } from './tokenize.ts'

/** An entry of the lexicon: where it may begin and end, and which idea it stands for. */
type Entry = { text: string; name: string; wholeWord: boolean; anywhere: boolean }
type Lexicon = { entries: Map<string, Entry[]>; order: Map<string, number> }

const lexicons = new Map<Language, Lexicon>()

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
  const { entries, order } = lexiconOf(language)
  const found = new Set<string>()
  const growsTogether = language === 'german' || language === 'chinese' || language === 'japanese'
  for (let at = 1; at < framed.length - 1; at++) {
    const begins = !isLatin(framed.charCodeAt(at - 1))
    if (!begins && !growsTogether) continue
    for (const key of [framed.slice(at, at + KEY), framed[at] ?? '']) {
      for (const { text, name, wholeWord, anywhere } of entries.get(key) ?? []) {
        if (!begins && !anywhere) continue
        if (!framed.startsWith(text, at)) continue
        if (!wholeWord || !isLatin(framed.charCodeAt(at + text.length))) found.add(name)
      }
    }
  }
  return [...found].toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
}

/** Whether a character, by its code, is one of a to z or 0 to 9. */
const isLatin = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57)

// Entries are kept by their first letters, so that a text is read once and not once for every word.
const KEY = 3

function lexiconOf(language: Language): Lexicon {
  let lexicon = lexicons.get(language)
  if (!lexicon) {
    lexicon = { entries: new Map(), order: new Map(Object.keys(conceptWords).map((name, at) => [name, at])) }
    for (const [name, words] of Object.entries(conceptWords)) {
      for (const entry of entriesOf(name, words, language)) {
        const key = entry.text.length < KEY ? (entry.text[0] ?? '') : entry.text.slice(0, KEY)
        const list = lexicon.entries.get(key)
        if (list) list.push(entry)
        else lexicon.entries.set(key, [entry])
      }
    }
    lexicons.set(language, lexicon)
  }
  return lexicon
}

function entriesOf(name: string, words: string, language: Language): Entry[] {
  const own = words.split(' / ')[languages.indexOf(language)] ?? ''
  const eastAsian = language === 'chinese' || language === 'japanese'
  return own
    .split(/\s+/)
    .filter(Boolean)
    .map((entry) => {
      const text = entry.replace(/\.$/, '').replaceAll('_', ' ')
      // Latin letters inside an East Asian text stand beside its characters without a space; German words grow together.
      const anywhere = eastAsian ? !/^[a-z0-9]/.test(text) : language === 'german' && text.length >= 5
      return { text, name, wholeWord: entry.endsWith('.'), anywhere }
    })
}
