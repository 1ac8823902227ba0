import { parseAcceptLanguage } from '#text/parse-accept-language'
import type { Detection } from './detect-language.ts'
import type { Language } from '#contract/text'

// The detection weight needed to override the language of the conversation or of the browser.
const MIN_WEIGHT_OVER_CONVERSATION = 0.8
const MIN_WEIGHT_OVER_BROWSER = 0.3

/**
 * The answer's language, by precedence: requested, detected in the text, language of the conversation, of the browser,
 * English.
 */
export function getAnswerLanguage(
  wished: Language | null,
  detected: Detection | undefined,
  spoken: Language | undefined,
  acceptLanguage: string,
): Language {
  if (wished) return wished
  const browser = parseAcceptLanguage(acceptLanguage)
  const enough = spoken ? MIN_WEIGHT_OVER_CONVERSATION : browser ? MIN_WEIGHT_OVER_BROWSER : 0
  if (detected && detected.weight >= enough) return detected.language
  return spoken ?? browser ?? detected?.language ?? 'english'
}
