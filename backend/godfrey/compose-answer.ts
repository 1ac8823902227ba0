import { computePrice, countOfSongs, sumFor } from './compute-price.ts'
import { conceptsOf } from './concepts.ts'
import { findMatches, findRefusedTopic, smallTalk } from './find-topic.ts'
import { facts } from './knowledge/facts.ts'
import type { Language, Topic } from './knowledge/topic.ts'
import { statusTexts } from './statuses.ts'
import { fold } from './tokenize.ts'

export type Composed = {
  text: string
  pages: string[]
  /** The entries of the knowledge that were used; none when nothing fitted. */
  topics: string[]
  origin: 'knowledge' | 'computed' | 'refused' | 'nothing'
}

/** What was asked and answered just before, for "and for albums?". */
export type Before = { question: string; topics: string[] }

type Asked = { language: Language; written: Language; before?: Before | undefined }

/** The answer out of what Godfrey knows: no model, no rows, the same for everybody. */
export function composeAnswer(message: string, { language, written, before }: Asked): Composed {
  const topics = findTopics(message, { language, written, before })
  const asked = topics.followed && before ? `${before.question} ${message}` : message
  const sum = sumAsked(message, asked, topics, written, language)
  if (sum) return { text: sum, pages: ['/upload-songs'], topics: ['upload-price-and-tiers'], origin: 'computed' }
  if (topics.found.length === 0) {
    return { text: statusTexts[language].nothingFits, pages: ['/contact-us'], topics: [], origin: 'nothing' }
  }
  return {
    text: topics.found.map((topic) => renderFacts(topic[language].answer)).join('\n\n'),
    pages: [...new Set(topics.found.map(({ page }) => page))],
    topics: topics.found.map(({ id }) => id),
    origin: topics.found.some(({ id }) => id.startsWith('refuse-')) ? 'refused' : 'knowledge',
  }
}

const priceTopics = new Set(['upload-price-and-tiers', 'ten-song-price', 'upload-cost-with-fees'])

function sumAsked(message: string, asked: string, topics: Found, written: Language, language: Language) {
  if (topics.found.some(({ id }) => id.startsWith('refuse-'))) return undefined
  for (const spoken of new Set([written, language])) {
    const n = countOfSongs(message, spoken)
    if (n === undefined) continue
    // "And for seven?": the number is new, that a price is meant stands in the question before.
    if (topics.followed && topics.found.some(({ id }) => priceTopics.has(id))) return sumFor(n, language)
    if (computePrice(topics.followed ? asked : message, spoken)) return sumFor(n, language)
  }
  return undefined
}

type Found = { found: Topic[]; followed: boolean }

function findTopics(message: string, asked: Asked): Found {
  const { language, written, before } = asked
  const find = (text: string) => findMatches(text, language, written, 'english')
  if (isLong(message, written)) {
    const gist = findGist(message, find)
    if (gist) return { found: withSecond(gist), followed: false }
  }
  const parts = partsOf(message)
  if (parts.length > 1) {
    const each = parts.map((part) => find(part)[0]).filter((match) => match !== undefined)
    const refused = each.find(({ topic }) => isRefusal(topic)) && find(message)[0]
    if (refused && isRefusal(refused.topic)) return { found: [refused.topic], followed: false }
    const clear = each.filter(
      ({ topic, likeness }) => likeness >= CLEAR && !smallTalk.has(topic.id) && !isRefusal(topic),
    )
    const different = [...new Map(clear.map((match) => [match.topic.id, match.topic])).values()]
    if (different.length > 1) return { found: different.slice(0, 2), followed: false }
  }
  const matches = find(message)
  const [best] = matches
  const follows = before && followsUp(message, written)
  const own = saysSomethingOwn(message, written)
  if (follows && !(best && isHostile(best.topic, message)) && (!own || (best?.likeness ?? 0) < SURE)) {
    const together = find(`${before.question} ${message}`)
    if (together[0] && !isRefusal(together[0].topic)) {
      const said = own ? preferNew(together, matches, before) : together
      return { found: withSecond(said), followed: true }
    }
  }
  return { found: withSecond(matches), followed: false }
}

const isRefusal = ({ id }: Topic) => id.startsWith('refuse-')
/** Refused for what it says, not for being short of anything that we know. */
const isHostile = (topic: Topic, message: string) => isRefusal(topic) && findRefusedTopic(message) !== undefined

const LONG_WORDS = 32
const LONG_CHARACTERS = 60

function isLong(message: string, language: Language): boolean {
  const eastAsian = language === 'chinese' || language === 'japanese'
  return eastAsian ? message.length > LONG_CHARACTERS : message.split(/\s+/).length > LONG_WORDS
}

/** Of a letter, the sentence that asks: nearest to something stored, rather a question, rather near the end. */
function findGist(message: string, find: (text: string) => Matches): Matches | undefined {
  if (findRefusedTopic(message)) return undefined
  const sentences = message
    .split(/(?<=[.!?;。！？；…])\s*|\n+/)
    .flatMap((sentence) =>
      sentence.length > LONG_CHARACTERS ? [sentence, ...sentence.split(/[，、,:]\s*/)] : [sentence],
    )
    .filter((sentence) => sentence.replaceAll(/[^\p{L}]/gu, '').length >= 4)
  const candidates = sentences.map((sentence, at) => {
    const matches = find(sentence)
    const [best] = matches
    const fits = best && !isRefusal(best.topic) && !smallTalk.has(best.topic.id)
    const asks = /[?？]|吗|呢|ですか|でしょうか|ますか/.test(sentence) ? ASKS : 0
    return { matches, value: fits ? best.likeness + asks + (LAST * at) / sentences.length : 0 }
  })
  const [first] = candidates.toSorted((a, b) => b.value - a.value)
  return first && first.value > 0 ? first.matches : undefined
}

const ASKS = 0.15
const LAST = 0.15

type Matches = ReturnType<typeof findMatches>

/** A follow-up that says something of its own is about that, within what was talked about. */
function preferNew(together: Matches, alone: Matches, before: Before): Matches {
  const fresh = together.filter(({ topic }) => !before.topics.includes(topic.id))
  const said = alone[0]
  const inBoth = said && fresh.slice(0, 3).find(({ topic }) => topic.id === said.topic.id)
  return inBoth ? [inBoth] : together
}

const SURE = 0.6
const CLEAR = 0.3
// Two answers as good as each other are both said.
const AS_GOOD = 0.94
const SURE_ALONE = 0.55

function withSecond(matches: Matches): Topic[] {
  const [best, next] = matches
  if (!best) return []
  const both =
    next &&
    next.score / best.score >= AS_GOOD &&
    best.likeness < SURE_ALONE &&
    ![best, next].some(({ topic }) => isRefusal(topic) || smallTalk.has(topic.id))
  return both ? [best.topic, next.topic] : [best.topic]
}

const joints =
  /[?？!！。;；\n]+|\.\s|,?\s(?:and also|and|also|plus|y también|y además|y|además|et aussi|et|und außerdem|und|außerdem|e anche|e inoltre|e também|e|também)\s(?=(?:what|how|where|when|who|why|can|do|does|is|qué|que|cómo|como|dónde|donde|cuándo|cuando|cuánto|cuanto|puedo|quién|quel|quelle|comment|combien|où|ou|quand|pourquoi|puis|was|wie|wo|wann|wer|kann|warum|cosa|come|dove|quando|quanto|chi|posso|o que|quem|onde|por que)\b)|另外|还有|，(?=怎|多少|哪|能|可)|それと|あと、|また、|それから/giu

/** A message that asks two things, cut where they meet. */
export function partsOf(message: string): string[] {
  return message
    .split(joints)
    .map((part) => part.trim())
    .filter((part) => part.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= 4)
    .slice(0, 4)
}

const continuing: Record<Language, RegExp> = {
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

/** Whether a message leans on what was said before: it begins like a continuation, or is too short to stand alone. */
export function followsUp(message: string, language: Language): boolean {
  const folded = fold(message, language)
  const eastAsian = language === 'chinese' || language === 'japanese'
  const length = eastAsian ? folded.replaceAll(/\s/g, '').length : folded.split(' ').length
  const short = length <= (eastAsian ? SHORT_CHARACTERS * 2 : SHORT_WORDS + 3)
  if (short && continuing[language].test(folded)) return true
  return length <= (eastAsian ? SHORT_CHARACTERS : SHORT_WORDS) && !saysSomethingOwn(message, language)
}

/** Whether it names a thing, rather than only asking what it costs or how long it takes. */
function saysSomethingOwn(message: string, language: Language): boolean {
  return conceptsOf(message, language).some((name) => !leaning.has(name))
}

const leaning = new Set(
  'price total howmany time where why who ten minimum maximum number format size discount tax song album'.split(' '),
)

/** Fills the facts into an answer. */
export function renderFacts(answer: string): string {
  return answer.replaceAll(/\{(\w+)\}/g, (braces, name: string) =>
    name in facts ? facts[name as keyof typeof facts] : braces,
  )
}
