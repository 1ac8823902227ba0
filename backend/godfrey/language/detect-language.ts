import { eld } from 'eld/extrasmall'
import { detectHanLanguage } from './detect-han-language.ts'
import { type Language, languageCodes } from '#contract/text'
import { type LatinLanguage, latinLanguages, latinVocabulary } from './latin-vocabulary.ts'
import { toUnaccentedText } from '#text/to-folded-text'
import { toTextWithoutQuotes } from '#godfrey/screen-messages/quoted-messages'
import { getLanguageShares } from './knowledge-vocabulary.ts'

/** `weight` is the confidence: 0 is none, 1 and above is enough to answer in that language. */
export type Detection = { language: Language; weight: number }

const detector = eld.newInstance()
detector.setLanguageSubset(latinLanguages.map((language) => languageCodes[language]))

// Brands, codes and formats belong to no language; quoted titles may be in another one.
const neutralWords =
  /\b(?:TM|GK)-[\w-]+|https?:\S+|\S+@\S+|\b(?:tune ?maker|godfrey|g[- ]?keys?|key ?mails?|green ?rooms?|digital scarcity|pay ?pal|venmo|mp3|wav|flac|m4a|aac|ogg|pdf|csv|qr|usd|mb)\b/gi
const quotation = /["“”«»„「『《][^"“”«»„「」『』《》]{1,60}["“”«»」』》]/g

/** One of Godfrey's eight languages; undefined if the text gives no evidence. */
export function detectLanguage(text: string): Detection | undefined {
  const words = text.normalize('NFKC').replaceAll(neutralWords, ' ')
  // Screen messages are quoted in English, whatever the visitor's language.
  const own = toTextWithoutQuotes(text.normalize('NFKC'))
    .replaceAll(neutralWords, ' ')
    .replaceAll(quotation, ' ')
    .trim()
  if (own && own.length < words.length) {
    const found = detectFragment(own)
    if (found) return found
  }
  const outside = words.replaceAll(quotation, ' ')
  return detectFragment(outside.trim()) ?? detectFragment(words.trim())
}

function detectFragment(text: string): Detection | undefined {
  return detectEastAsian(text) ?? detectLatin(text)
}

function detectEastAsian(text: string): Detection | undefined {
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  const han = text.match(/\p{Script=Han}/gu) ?? []
  // A few Han characters in a Latin sentence are a name.
  const letters = text.match(/\p{Script=Latin}+/gu)?.length ?? 0
  if (letters > (kana + han.length) * 2) return undefined
  if (kana > 0) return { language: 'japanese', weight: 2 }
  return han.length > 0 ? detectHanLanguage(text) : undefined
}

const accentScores: [RegExp, Partial<Record<LatinLanguage, number>>][] = [
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
  // Often only two words surround a quoted message.
  [/\bme (?:sale|dice|aparece|pone|marca|tira|muestra|salta)\b/gi, { spanish: 1.8 }],
  [/\bmi (?:dice|appare|esce|compare|d[aà]|viene|segna|mostra)\b/gi, { italian: 2 }],
  [/\b(?:diz|fala|apareceu|deu) (?:que|aqui|isso|pra mim|para mim)\b/gi, { portuguese: 1.8 }],
]

// Typical endings, for words in no list. Without accents.
const endingScores: [RegExp, Partial<Record<LatinLanguage, number>>][] = [
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
  for (const language of latinLanguages) scores[language] += (guess[languageCodes[language]] ?? 0) * 2
  for (const [pattern, points] of accentScores) add(points, Math.min(3, text.match(pattern)?.length ?? 0))
  for (const word of words) {
    const plain = toUnaccentedText(word)
    const parts = /['’]/.test(plain) ? [plain.replaceAll(/['’]/g, ''), ...plain.split(/['’]/)] : [plain]
    for (const part of parts) addWordScores(part, add)
  }
  const ranked = (Object.entries(scores) as [LatinLanguage, number][]).toSorted(([, a], [, b]) => b - a)
  const [best, next] = ranked
  if (!best || best[1] <= 0) return undefined
  const [language, first] = best
  const second = next?.[1] ?? 0
  return { language, weight: Math.min(2, (first - second) * Math.min(1, words.join('').length / 10)) }
}

/** A word of one language counts fully; a word shared by several is divided among them. */
function addWordScores(
  word: string,
  add: (points: Partial<Record<LatinLanguage, number>>, times: number) => void,
): void {
  const speakers = latinVocabulary.get(word)
  for (const language of speakers ?? []) add({ [language]: 1.6 / (speakers?.length ?? 1) }, 1)
  const shares = getLanguageShares(word)
  if (shares) add(shares, 1)
  if (speakers || shares || word.length < 4) return
  for (const [ending, points] of endingScores) if (ending.test(word)) add(points, 1)
}
