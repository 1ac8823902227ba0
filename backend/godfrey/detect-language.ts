import { eld } from 'eld/extrasmall'
import { detectHan } from './detect-han.ts'
import type { Language } from './knowledge/topic.ts'
import { type LatinLanguage, latinVocabulary } from './latin-vocabulary.ts'
import { withoutQuotedMessages } from './error-messages.ts'
import { knowledgeShares } from './knowledge-words.ts'

/** What a text speaks, and how much that is worth: 0 is nothing at all, 1 and above is enough to answer in it. */
export type Detection = { language: Language; weight: number }

const latin = {
  en: 'english',
  es: 'spanish',
  fr: 'french',
  de: 'german',
  it: 'italian',
  pt: 'portuguese',
} as const satisfies Record<string, LatinLanguage>

const detector = eld.newInstance()
detector.setLanguageSubset(Object.keys(latin))

// Brands, codes and formats speak no language; quoted titles may speak another.
const brands =
  /\b(?:TM|GK)-[\w-]+|https?:\S+|\S+@\S+|\b(?:tune ?maker|godfrey|g[- ]?keys?|key ?mails?|green ?rooms?|digital scarcity|pay ?pal|venmo|mp3|wav|flac|m4a|aac|ogg|pdf|csv|qr|usd|mb)\b/gi
const quoted = /["“”«»„「『《][^"“”«»„「」『』《》]{1,60}["“”«»」』》]/g

/** Godfrey's eight languages; undefined when the text has nothing to go by. */
export function detectLanguage(text: string): Detection | undefined {
  const words = text.normalize('NFKC').replaceAll(brands, ' ')
  // What a screen said is quoted in English by everybody.
  const own = withoutQuotedMessages(text.normalize('NFKC')).replaceAll(brands, ' ').replaceAll(quoted, ' ').trim()
  if (own && own.length < words.length) {
    const found = detectIn(own)
    if (found) return found
  }
  const outside = words.replaceAll(quoted, ' ')
  return detectIn(outside.trim()) ?? detectIn(words.trim())
}

function detectIn(text: string): Detection | undefined {
  return detectEastAsian(text) ?? detectLatin(text)
}

function detectEastAsian(text: string): Detection | undefined {
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  const han = text.match(/\p{Script=Han}/gu) ?? []
  // A few Chinese characters inside a Latin sentence are a name.
  const letters = text.match(/\p{Script=Latin}+/gu)?.length ?? 0
  if (letters > (kana + han.length) * 2) return undefined
  if (kana > 0) return { language: 'japanese', weight: 2 }
  return han.length > 0 ? detectHan(text) : undefined
}

const languageOfAccent: [RegExp, Partial<Record<LatinLanguage, number>>][] = [
  [/[¿¡ñ]/g, { spanish: 3 }],
  [/[ãõ]/g, { portuguese: 3 }],
  [/ç/g, { portuguese: 1, french: 1 }],
  [/[äöß]/g, { german: 3 }],
  [/ü/g, { german: 2, spanish: 0.5 }],
  [/[œùûîïëæ]/g, { french: 2.5 }],
  [/[èà]/g, { french: 1, italian: 1, portuguese: 0.2 }],
  [/[ìò]/g, { italian: 2.5 }],
  [/ê/g, { french: 1.2, portuguese: 1.2 }],
  [/[âô]/g, { french: 1, portuguese: 1 }],
  [/[áíóú]/g, { spanish: 1, portuguese: 0.8 }],
  [/é/g, { french: 0.8, spanish: 0.5, portuguese: 0.5, italian: 0.2 }],
  [/\b(?:l|d|qu|j|n|c|s|m|t)['’]/gi, { french: 1.5, italian: 0.7 }],
  [/\b(?:dell|all|nell|sull|un|dall|quest|cos|dov|com)['’]/gi, { italian: 2 }],
  [/\b\w+['’](?:s|t|re|ve|ll|m|d)\b/gi, { english: 2 }],
  // Around a quoted message there are often two words alone.
  [/\bme (?:sale|dice|aparece|pone|marca|tira|muestra|salta)\b/gi, { spanish: 1.8 }],
  [/\bmi (?:dice|appare|esce|compare|d[aà]|viene|segna|mostra)\b/gi, { italian: 2 }],
  [/\b(?:diz|fala|apareceu|deu) (?:que|aqui|isso|pra mim|para mim)\b/gi, { portuguese: 1.8 }],
]

// How words end, for those that no list has. Without accents.
const languageOfEnding: [RegExp, Partial<Record<LatinLanguage, number>>][] = [
  [/(?:ing|ness|ght|ly|ould|ware|less|ship|wn)$/, { english: 1 }],
  [/(?:tion|tions|able|ance)$/, { english: 0.5, french: 0.5 }],
  [/(?:cion|ciones|iendo|dad|dades|aje|illo|illa|enme|anme|adme|uela)$/, { spanish: 1 }],
  [/(?:cao|coes|dade|dades|agem|inho|inha|eiro|eira|avel|ivel|oes|aes)$/, { portuguese: 1 }],
  [/(?:zione|zioni|ezza|aggio|aggi|tore|tori|mente|abile|ibile|ogli|otto|etto|atemi|etemi|itemi)$/, { italian: 0.9 }],
  [/(?:mente)$/, { spanish: 0.3, portuguese: 0.3 }],
  [/(?:eur|eurs|euse|eux|ement|aient|ais|ait|ez|ique|iques|eau|eaux|oir|elle|ette|iez)$/, { french: 1 }],
  [/(?:ung|ungen|keit|heit|lich|liche|lichen|isch|ische|chen|stuck|schaft|ieren|iert|tzt|gen|cht)$/, { german: 1 }],
  [/(?:ar|er|ir)$/, { spanish: 0.3, portuguese: 0.3 }],
  [/(?:are|ere|ire)$/, { italian: 0.4 }],
]

function detectLatin(text: string): Detection | undefined {
  const words = text.toLowerCase().match(/[\p{Script=Latin}\p{M}’']+/gu) ?? []
  if (words.length === 0) return undefined
  const scores: Record<LatinLanguage, number> = {
    english: 0,
    spanish: 0,
    french: 0,
    german: 0,
    italian: 0,
    portuguese: 0,
  }
  const add = (points: Partial<Record<LatinLanguage, number>>, times: number) => {
    for (const [language, point] of Object.entries(points)) scores[language as LatinLanguage] += point * times
  }
  const guess = detector.detect(words.join(' ')).getScores()
  for (const [code, language] of Object.entries(latin)) scores[language] += (guess[code] ?? 0) * 2
  for (const [pattern, points] of languageOfAccent) add(points, Math.min(3, text.match(pattern)?.length ?? 0))
  for (const word of words) {
    const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '')
    const parts = /['’]/.test(plain) ? [plain.replaceAll(/['’]/g, ''), ...plain.split(/['’]/)] : [plain]
    for (const part of parts) addWord(part, add)
  }
  const ranked = (Object.entries(scores) as [LatinLanguage, number][]).toSorted(([, a], [, b]) => b - a)
  const [best, next] = ranked
  if (!best || best[1] <= 0) return undefined
  const [language, first] = best
  const second = next?.[1] ?? 0
  return { language, weight: Math.min(2, (first - second) * Math.min(1, words.join('').length / 10)) }
}

/** A word of one language says much, a word of several little. */
function addWord(word: string, add: (points: Partial<Record<LatinLanguage, number>>, times: number) => void): void {
  const speakers = latinVocabulary.get(word)
  for (const language of speakers ?? []) add({ [language]: 1.6 / (speakers?.length ?? 1) }, 1)
  const shares = knowledgeShares(word)
  if (shares) add(shares, 1)
  if (speakers || shares || word.length < 4) return
  for (const [ending, points] of languageOfEnding) if (ending.test(word)) add(points, 1)
}
