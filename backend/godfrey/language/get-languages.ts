import type { Language } from '#contract/text'
import { parseAcceptLanguage } from '#text/parse-accept-language'
import { type Detection, detectLanguage } from './detect-language.ts'

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
