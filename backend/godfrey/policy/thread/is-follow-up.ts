import { isEastAsian, type Language } from '#contract/text'
import { toPatternText } from '#text/to-folded-text'

/** How a message begins that goes on with what was said before. */
const continuations: Record<Language, RegExp> = {
  english:
    /^(?:and|what about|how about|also|then|but|so|or|ok and|for|with|it|that|this|they|those|is it|does it|can it|why not|even|just)\b/,
  spanish: /^(?:y|e|o|pero|entonces|tambien|para|con|eso|esto|y si|por que no|que tal|vale y)\b/,
  french: /^(?:et|ou|mais|alors|aussi|pour|avec|ca|cela|c est|et si|pourquoi pas|donc|du coup)\b/,
  german: /^(?:und|oder|aber|dann|auch|fur|mit|das|es|sie|ist das|geht das|warum nicht|wie ist es|also)\b/,
  italian: /^(?:e|o|ma|allora|anche|per|con|quello|questo|e se|perche no|invece|quindi)\b/,
  portuguese: /^(?:e|ou|mas|entao|tambem|para|pra|com|isso|isto|e se|por que nao)\b/,
  chinese: /^(?:那|那么|还有|如果|和|也|它|这个|那个|这样|要是)|呢[？?]?$/,
  japanese: /^(?:では|じゃあ|それ|これ|あと|でも|もし|なら|その|そして)|(?:は|なら|だと|だったら|だけなら)[？?]?$/,
}

/** How a message begins that replies to an answer: "no, nothing came", "oui, c'est fait". */
const replies: Record<Language, RegExp> = {
  english: /^(?:no|nope|not yet|yes|yeah|yep|ok|okay|sure|i (?:did|have|already|still))\b/,
  spanish: /^(?:no|si|vale|ok|ya|todavia|aun|claro)\b/,
  french: /^(?:non|oui|ok|d accord|d'accord|si|pas encore|j ai deja|j'ai deja|c'est fait)\b/,
  german: /^(?:nein|nee|ja|doch|ok|okay|noch nicht|habe? ich|schon)\b/,
  italian: /^(?:no|si|ok|va bene|gia|non ancora|certo)\b/,
  portuguese: /^(?:nao|sim|ok|ja|ainda nao|ta|certo)\b/,
  chinese: /^(?:不|没|沒|对|對|是的|是，|好的?|嗯|还没|已经)/,
  japanese: /^(?:はい|いいえ|いえ|いや|ない|無い|うん|ううん|ええ|まだ|もう)/,
}

const SHORT_WORDS = 5
const SHORT_CHARACTERS = { chinese: 8, japanese: 11 }
const CONTINUED_WORDS = 14
const CONTINUED_CHARACTERS = 20

/** Up to so many words, or characters, a message may leave out what it is about, whatever it begins with. */
const ELLIPTIC_WORDS = 9
const ELLIPTIC_CHARACTERS = 20

/** Whether a message may leave out what it is about: it goes on, or is short, as “which periods can I set there?” is. */
export function isElliptic(message: string, language: Language): boolean {
  const isShort = calculateLength(message, language) <= (isEastAsian(language) ? ELLIPTIC_CHARACTERS : ELLIPTIC_WORDS)
  return isShort || isFollowUp(message, language)
}

/** In words, in Chinese and Japanese in characters. */
function calculateLength(message: string, language: Language): number {
  const folded = toPatternText(message)
  return isEastAsian(language) ? folded.replaceAll(/\s/g, '').length : folded.split(' ').length
}

/** Whether a message may depend on the previous turn: it begins like a continuation, or is too short to stand alone. */
export function isFollowUp(message: string, language: Language): boolean {
  const short = isEastAsian(language) ? SHORT_CHARACTERS[language] : SHORT_WORDS
  return calculateLength(message, language) <= short || isContinued(message, language)
}

/** Whether a message begins like a continuation or a reply, and is no story. */
export function isContinued(message: string, language: Language): boolean {
  const folded = toPatternText(message)
  const isJoined = continuations[language].test(folded) || replies[language].test(folded)
  return (
    isJoined && calculateLength(message, language) <= (isEastAsian(language) ? CONTINUED_CHARACTERS : CONTINUED_WORDS)
  )
}
