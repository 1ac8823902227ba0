import { detectHanLanguage } from './detect-han-language.ts'
import type { Language } from '#contract/text'
import { parseAcceptLanguage } from '#text/parse-accept-language'
import { toTextWithoutQuotes } from '#godfrey/screen-messages/quoted-messages'
import { calculateLatinScores } from './language-model.ts'

/** `weight` is the confidence: 0 is none, 1 and above is enough to answer in that language. */
export type Detection = { language: Language; weight: number }

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

/** A text of so many letters gives full evidence. */
const FULL_LETTERS = 10

function detectLatin(text: string): Detection | undefined {
  const letters = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  const [best, next] = calculateLatinScores(text)
  if (letters === 0 || !best || !next) return undefined
  const weight = ((best.score - next.score) / 2) * Math.min(1, letters / FULL_LETTERS)
  return { language: best.language, weight: Math.min(2, weight) }
}

// The detection weight needed to override the language of the conversation or of the browser.
const MIN_WEIGHT_OVER_CONVERSATION = 0.8
const MIN_WEIGHT_OVER_BROWSER = 0.3

type LanguageHints = { requested: Language | null; conversation: Language | undefined; acceptLanguage: string }

/** The language to answer in, and the one the question is written in. */
export function getLanguages(
  question: string,
  hints: LanguageHints,
): { language: Language; questionLanguage: Language } {
  const detected = detectLanguage(question)
  const language = getAnswerLanguage(detected, hints)
  return { language, questionLanguage: detected?.language ?? language }
}

/** By precedence: requested, detected in the text, language of the conversation, of the browser, English. */
export function getAnswerLanguage(
  detected: Detection | undefined,
  { requested, conversation, acceptLanguage }: LanguageHints,
): Language {
  if (requested) return requested
  const browser = parseAcceptLanguage(acceptLanguage)
  const enough = conversation ? MIN_WEIGHT_OVER_CONVERSATION : browser ? MIN_WEIGHT_OVER_BROWSER : 0
  if (detected && detected.weight >= enough) return detected.language
  return conversation ?? browser ?? detected?.language ?? 'english'
}
