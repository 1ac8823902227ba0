import type { Language } from '#contract/text'
import { isOwnAccount, isRefusal, isSmallTalk, type Topic } from '#godfrey/knowledge/topic'
import { getTopic } from '#godfrey/knowledge/topics'
import { getQuotedMessageTopic } from '#godfrey/screen-messages/quoted-messages'
import { parseMessage } from './parse-message.ts'
import {
  calculateShare,
  type OwnThings,
  type PreviousTurn,
  type RankedTopic,
  type Ranking,
  toRankedTopics,
  toShares,
} from './ranking/to-ranked-topics.ts'
import { isElliptic } from './thread/is-follow-up.ts'
import type { SaidMessage } from './thread/to-previous-turn.ts'
import { isQuestionOfItsOwn, isTellable } from './topic-kinds.ts'
import { isOtherCountAsked } from './sums/build-upload-price.ts'
import { getSumTopic } from './sums/get-sum-topic.ts'
import { planTopics, priceTopics } from './sums/parse-said-song-counts.ts'

/** What to do with a message. `said` is the talk so far if the message only makes sense with it. */
export type Decision = {
  kind: 'answer' | 'choice' | 'unknown'
  /** One topic to answer, or one for each question; two or three to choose from, none of them one's own; none. */
  topics: Topic[]
  /** What may be meant as well, by anybody: told by its nearest passage under the answer, with a button for the rest. */
  also?: Topic[]
  /** Whether the second reading is nearly as likely as the first, which then stands under its name, too. */
  isEven?: boolean
  /** Whether the message is angry, whatever else it is about: a person is offered. */
  angry: boolean
  /** How surely it wants what is not allowed, 0 to 1, whatever is decided. */
  hostileShare: number
  said?: readonly SaidMessage[]
}

export type Asker = OwnThings & { previous?: PreviousTurn | undefined }

// Shares of the ranking, which are probabilities.
const ANSWER_MIN = 0.2
/** From here on what may be meant as well is told beside the likeliest, and a third beside both: of four readings. */
const ALSO_MIN = 0.05
/** Below the one, a second reading that has at least so much of the first is right in a third of all cases. */
const SURE_MIN = 0.6
const EVEN_MIN = 0.5
const CHOICE_MIN = 0.06
const CHOICES_MAX = 3
/** From here on together, what is refused is refused; in a talk, what was spoken of before has a share of its own. */
const REFUSAL_MIN = { alone: 0.45, talk: 0.35 }
/** Below this what may be meant honestly is told under the refusal. */
const CERTAIN_REFUSAL_MIN = 0.9
/** Below this whoever is angry is not refused. */
const ANGRY_REFUSAL_MIN = 0.6
/** As REFUSAL_MIN, where one's own things would be told: what may be asked of somebody else's is not answered with one's own. */
const OWN_REFUSAL_MIN = 0.2
/** From here on another of one's own things is told, too: “my file” may be an application or a review. */
const OWN_SECOND_MIN = 0.3
/** From here on a part of a message is a question of its own, and one's own things are spoken of in any talk. */
const PART_MIN = 0.5
/** From here on a message in a talk is about what it is about by itself. */
const CLEAR_MIN = 0.97
/** As PART_MIN, of what a mere conjunction separates: mostly it joins two things of one question. */
const HALF_MIN = 0.9

type Choice = Pick<Decision, 'kind' | 'topics' | 'also' | 'isEven'>
type Rank = (text: string, previous?: PreviousTurn) => Ranking

/** Decides what a message is about, in any language: pure, without a database or a session. Parses, ranks, chooses. */
export function getDecision(text: string, language: Language, asker: Asker = {}): Decision {
  const { previous, signedIn = false } = asker
  const { certain, quoted, askedParts, halves, angry, hostileShare } = parseMessage(text, language)
  const mood = { angry, hostileShare }
  if (certain) return { ...mood, kind: certain.length > 0 ? 'answer' : 'unknown', topics: certain }
  const rank: Rank = (part, before) => toRankedTopics(part, language, before, asker)
  if (quoted) return { ...mood, kind: 'answer', topics: [quoted, ...listFurtherTopics(askedParts, quoted, rank)] }
  const ranking = rank(text, previous)
  const apart = previous && chooseApart(text, language, previous, rank)
  if (apart) return { ...mood, ...apart, said: previous.said }
  // What is clear by itself is asked, whatever was spoken of before: one's own things sooner, with what else they may be.
  const alone = previous && rank(text)
  const [first] = alone?.ranked ?? []
  const isOwn = first && signedIn && isOwnAccount(first.topic) && first.share >= PART_MIN
  const isClear = first && isQuestionOfItsOwn(first.topic) && first.share >= CLEAR_MIN
  const before = ranking.ranked.filter(({ topic }) => topic !== first?.topic)
  const isReply = first && isSmallTalk(first.topic) && first.share >= CLEAR_MIN
  const isOfTalk = previous && !isOwn && !isReply && !isClear
  const ranked = isReply ? [first] : isClear ? [first, ...before] : ranking.ranked
  const read = isOwn && alone ? alone : { ...ranking, ranked }
  const refusedFrom = isOfTalk ? REFUSAL_MIN.talk : REFUSAL_MIN.alone
  const choice = chooseOwn(chooseTopics(read, angry, refusedFrom), text, askedParts, rank)
  const sum = previous && getSumTopic(text, previous, ranking.ranked[0]?.topic.id, language)
  // What songs bring is asked, after a price as well.
  const isOtherSum = sum !== undefined && !planTopics.has(sum) && isOfPlan(choice.topics.slice(0, 1))
  // What is refused or one's own may name a number, too.
  if (previous && sum && !isOtherSum && !choice.topics.some((topic) => isRefusal(topic) || isOwnAccount(topic)))
    return { ...mood, kind: 'answer', topics: [getTopic(sum)], said: previous.said }
  if (previous && isElliptic(text, language)) return { ...mood, ...choice, said: previous.said }
  if (choice.topics.some(isRefusal)) return { ...mood, ...choice }
  const parts = askedParts.length > 1 ? listPartTopics(askedParts, rank) : listHalfTopics(halves, rank)
  // “I am a painter, may I …?”: of who is not signed in nothing of their own is told beside what is.
  const asked = signedIn ? parts : parts.filter((topic) => !isOwnAccount(topic))
  const decided: Choice = asked.length > 1 ? { kind: 'answer', topics: asked.slice(0, 2) } : choice
  // A plan and a price are of the songs that were named before, however long the message is.
  const isOfSongs = isOfPlan(decided.topics) || decided.topics.some(({ id }) => priceTopics.has(id))
  return previous && isOfSongs ? { ...mood, ...decided, said: previous.said } : { ...mood, ...decided }
}

/**
 * “And is it online in two days?” after a price: what counts something else than songs is about what it says by itself, seldom about
 * the price, which is told beside it, as it may be: “and with 500 copies of each?”
 */
function chooseApart(text: string, language: Language, previous: PreviousTurn, rank: Rank): Choice | undefined {
  const told = previous.topics.find((id) => priceTopics.has(id))
  if (told === undefined || !isOtherCountAsked(text, language)) return undefined
  const ranking = rank(text)
  const ranked = ranking.ranked.filter(({ topic }) => !priceTopics.has(topic.id))
  if (ranked.length === 0) return undefined
  const choice = chooseTopics({ ...ranking, ranked: toShares(ranked) }, false)
  if (choice.kind !== 'answer' || choice.topics.some((topic) => isRefusal(topic) || isOwnAccount(topic)))
    return undefined
  return { ...choice, also: [...(choice.also ?? []).slice(0, 1), getTopic(told)] }
}

/** “Is my song out of review? I am signed in with my key.”: of one's own things what the one question asks is told. */
function chooseOwn(choice: Choice, text: string, askedParts: readonly string[], rank: Rank): Choice {
  const [question, another] = askedParts
  const [chosen] = choice.topics
  if (question === undefined || another !== undefined || !chosen || !isOwnAccount(chosen)) return choice
  // A question with nothing but marks around it reads as the whole does.
  if (!/\p{L}/u.test(text.replace(question, ''))) return choice
  const ranking = rank(question)
  const [first] = ranking.ranked
  const isOwn = first && isOwnAccount(first.topic) && calculateShare(ranking.ranked, isOwnAccount) >= PART_MIN
  return isOwn ? chooseTopics(ranking, false) : choice
}

const isOfPlan = (topics: readonly Topic[]) => topics.some(({ id }) => planTopics.has(id))

/** Refuses what is likely refused; else the likeliest is told, the next beside it if it is likely enough, or a choice offered. */
function chooseTopics({ ranked, general }: Ranking, angry: boolean, refusedFrom = REFUSAL_MIN.alone): Choice {
  const refusal = ranked.find(({ topic }) => isRefusal(topic))
  const [first, ...others] = ranked.filter(({ topic }) => !isRefusal(topic))
  const isOwn = first !== undefined && isOwnAccount(first.topic)
  const refusalMin = isOwn ? OWN_REFUSAL_MIN : angry ? ANGRY_REFUSAL_MIN : refusedFrom
  const refusalShare = calculateShare(ranked, isRefusal)
  const isLikelier = first && first.share > refusalShare && !isOwn
  if (refusal && !isLikelier && refusalShare >= refusalMin) {
    const isTold = first && isTellable(first.topic) && first.share >= ALSO_MIN && refusalShare < CERTAIN_REFUSAL_MIN
    return { kind: 'answer', topics: [refusal.topic], also: isTold ? [first.topic] : [] }
  }
  if (!first) return { kind: 'unknown', topics: [] }
  const tellable = others.filter(({ topic }) => isTellable(topic))
  if (first.share < ANSWER_MIN) return chooseAmong([first, ...tellable].filter(({ topic }) => isTellable(topic)))
  if (isOwn) {
    const second = others.find(({ topic, share }) => isOwnAccount(topic) && share >= OWN_SECOND_MIN)
    if (second) return { kind: 'answer', topics: [first.topic, second.topic] }
    // What is one's own was made likelier: what was likelier before that is told beside it, else what may be meant as well.
    const next = tellable.find(({ share }) => share >= ALSO_MIN)?.topic
    const beside = general && isTellable(general) ? general : next
    return { kind: 'answer', topics: [first.topic], also: beside ? [beside] : [] }
  }
  // Beside what is no question, as anger is, its cause is the likeliest of the others.
  const rest = isQuestionOfItsOwn(first.topic) ? tellable : toShares(tellable)
  const also = rest.slice(0, 2).filter(({ share }) => share >= ALSO_MIN)
  const [second] = also
  const isEven = isTellable(first.topic) && first.share < SURE_MIN && !!second && second.share >= first.share * EVEN_MIN
  return { kind: 'answer', topics: [first.topic], also: also.map(({ topic }) => topic), isEven }
}

function chooseAmong(tellable: RankedTopic[]): Choice {
  const topics = tellable
    .filter(({ share }) => share >= CHOICE_MIN)
    .slice(0, CHOICES_MAX)
    .map(({ topic }) => topic)
  return topics.length > 1 ? { kind: 'choice', topics } : { kind: 'unknown', topics: [] }
}

/** What each question of a message asks. A later one often leaves out what it is about, so it is also read with the one before. */
function listPartTopics(parts: string[], rank: Rank): Topic[] {
  const getClear = (part: string) => {
    const [first] = rank(part).ranked
    return first && first.share >= PART_MIN && isQuestionOfItsOwn(first.topic) ? [first.topic] : []
  }
  const asked = parts.flatMap((part, at) => {
    const alone = getClear(part)
    return alone.length > 0 || at === 0 ? alone : getClear(`${parts[at - 1]} ${part}`)
  })
  return [...new Set(asked)]
}

/** What the halves of a message ask that has one question mark, if each is clear by itself and they differ. */
function listHalfTopics(halves: [string, string][], rank: Rank): Topic[] {
  const getCertain = (half: string) => rank(half).ranked.find(({ share }) => share >= HALF_MIN)?.topic
  for (const [before, after] of halves) {
    const topics = [getCertain(before), getCertain(after)].filter((topic) => topic !== undefined)
    if (topics.length === 2 && topics[0] !== topics[1] && topics.every(isQuestionOfItsOwn)) return topics
  }
  return []
}

/** What is clearly asked beside a message that is quoted. */
function listFurtherTopics(askedParts: string[], quoted: Topic, rank: Rank): Topic[] {
  return askedParts
    .filter((part) => !getQuotedMessageTopic(part))
    .flatMap((part) => rank(part).ranked.slice(0, 1))
    .filter(({ topic, share }) => share >= PART_MIN && topic !== quoted && isQuestionOfItsOwn(topic))
    .map(({ topic }) => topic)
    .slice(0, 1)
}
