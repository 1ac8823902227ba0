import { browserLanguage } from '#platform/browser-language'
import type { Detection } from './detect-language.ts'
import type { Language } from './knowledge/topic.ts'

// So much must a text say for itself to leave the language of a running conversation, or the browser's.
const ENOUGH_AGAINST_CONVERSATION = 0.8
const ENOUGH_AGAINST_BROWSER = 0.3

/** In this order: what was asked for, what the text speaks, what was spoken before, what the browser reads, English. */
export function chooseLanguage(
  wished: Language | null,
  detected: Detection | undefined,
  spoken: Language | undefined,
  acceptLanguage: string,
): Language {
  if (wished) return wished
  const browser = browserLanguage(acceptLanguage)
  const enough = spoken ? ENOUGH_AGAINST_CONVERSATION : browser ? ENOUGH_AGAINST_BROWSER : 0
  if (detected && detected.weight >= enough) return detected.language
  return spoken ?? browser ?? detected?.language ?? 'english'
}
