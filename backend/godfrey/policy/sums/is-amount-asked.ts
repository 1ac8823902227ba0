import type { Language } from '#contract/text'
import { toPatternText } from '#text/to-folded-text'

const amountWords: Record<Language, RegExp> = {
  english:
    /\b(?:how much|what(?:'s| is| are| do| does| would| will)? .*(?:come|cost|get|make|bring|fee)|total|altogether|in all|sum)\b/,
  spanish: /\b(?:cuanto|cuanta|total|suma|en total)\b/,
  french: /\b(?:combien|total|somme|ca (?:fait|donne|ferait))\b/,
  german: /\b(?:wie ?viel|insgesamt|summe|zusammen|was (?:macht|bekomm|krieg|kommt|bleibt|kostet))\w*/,
  italian: /\b(?:quanto|quanti soldi|totale|somma|in tutto)\b/,
  portuguese: /\b(?:quanto|total|soma|ao todo)\b/,
  chinese: /多少|几块|一共|总共|合计/,
  japanese: /いくら|合計|何ドル|どのくらい|どれくらい|総額/,
}

/** Whether a message asks how much something comes to. */
export const isAmountAsked = (message: string, language: Language): boolean =>
  amountWords[language].test(toPatternText(message))
