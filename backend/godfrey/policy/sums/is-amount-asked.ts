import type { Language } from '#contract/text'
import { toPatternText } from '#text/to-folded-text'

const amountWords: Record<Language, RegExp> = {
  english:
    /\b(?:how much(?! time)|what (?:does|would|will|do) (?:that|it|this|they) (?:come|add|make|bring)|altogether|in total|in all)\b/,
  spanish: /\b(?:cuanto(?! (?:tiempo|tarda|dura))|en total)\b/,
  french: /\b(?:combien(?! d(?:e |'|’))|au total|en tout)\b/,
  german: /\b(?:wie ?viel|insgesamt|was (?:macht|bekomme?|kriege?|bleibt) )/,
  italian: /\b(?:quanto(?! (?:tempo|dura|ci vuole))|in tutto|in totale)\b/,
  portuguese: /\b(?:quanto(?! (?:tempo|demora|dura))|ao todo|no total)\b/,
  chinese: /多少(?:钱|美元)?(?![份首张个人天次部]|时间)|几块|一共|总共|合计/,
  japanese: /いくら|合計|何ドル|総額/,
}

/** Whether a message asks how much money something comes to: neither how many nor how long. */
export const isAmountAsked = (message: string, language: Language): boolean =>
  amountWords[language].test(toPatternText(message))
