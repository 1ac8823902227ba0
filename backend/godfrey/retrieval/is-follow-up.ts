import type { Language } from '#contract/text'
import { listConcepts } from '#godfrey/retrieval/list-concepts'
import { normalizeText } from '#godfrey/retrieval/normalize-text'

const continuations: Record<Language, RegExp> = {
  english:
    /^(?:and|what about|how about|also|then|but|so|or|for|with|it|that|this|they|those|is it|does it|can it|why not|even)\b/,
  spanish: /^(?:y|e|o|pero|entonces|tambien|para|con|eso|esto|y si|por que no|que tal)\b/,
  french: /^(?:et|ou|mais|alors|aussi|pour|avec|ca|cela|c est|et si|pourquoi pas|donc)\b/,
  german: /^(?:und|oder|aber|dann|auch|fur|mit|das|es|sie|ist das|geht das|warum nicht|wie ist es|also)\b/,
  italian: /^(?:e|o|ma|allora|anche|per|con|quello|questo|e se|perche no|invece)\b/,
  portuguese: /^(?:e|ou|mas|entao|tambem|para|pra|com|isso|isto|e se|por que nao)\b/,
  chinese: /^(?:那|那么|还有|如果|和|也|它|这个|那个|这样|要是)|呢[？?]?$/,
  japanese: /^(?:では|じゃあ|それ|これ|あと|でも|もし|なら|その|そして)|(?:は|なら|だと)[？?]?$/,
}

const SHORT_WORDS = 5

const SHORT_CHARACTERS = 8

/** Whether a message depends on the previous turn: it starts like a continuation or is too short to stand alone. */
export function isFollowUp(message: string, language: Language): boolean {
  const folded = normalizeText(message, language)
  const eastAsian = language === 'chinese' || language === 'japanese'
  const length = eastAsian ? folded.replaceAll(/\s/g, '').length : folded.split(' ').length
  const short = length <= (eastAsian ? SHORT_CHARACTERS * 2 : SHORT_WORDS + 3)
  if (short && continuations[language].test(folded)) return true
  return length <= (eastAsian ? SHORT_CHARACTERS : SHORT_WORDS) && !hasOwnSubject(message, language)
}

/** Whether it names a subject rather than only asking about price or duration. */
export function hasOwnSubject(message: string, language: Language): boolean {
  return listConcepts(message, language).some((name) => !dependentConcepts.has(name))
}

const dependentConcepts = new Set(
  'price total howmany time where why who ten minimum maximum number format size discount tax song album'.split(' '),
)
