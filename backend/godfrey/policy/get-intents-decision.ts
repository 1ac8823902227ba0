import type { Intent } from '#godfrey/intents/intent-model'
import { isOwnAccount, isRefusal } from '#godfrey/knowledge/topic'
import { getTopic } from '#godfrey/knowledge/topics'
import type { TopicDecision } from './get-decision.ts'
import { isQuestionOfItsOwn, calculateRefusalShare, calculateShare } from './calculate-shares.ts'

// Shares of the intent model, chosen on the development questions.
/** Above this the likeliest topic is answered, and no other. */
const SURE_MIN = 0.5
/** Above this the likeliest topic is answered. */
const ANSWER_MIN = 0.28
/** Above this a topic is told beside one that is not sure. */
const ALSO_MIN = 0.05
export const ALSO_MAX = 2
/** Above this together, the likeliest topics are offered as a choice, each of them above that. */
const CHOICE_MIN = 0.25
const CHOICE_EACH_MIN = 0.05
const CHOICES_MAX = 3
/** Above this together, what is refused is refused. */
export const REFUSAL_MIN = 0.36
/** Below this nothing is said beside a refusal: it would hardly be what is meant. */
const BESIDE_REFUSAL_MIN = 0.2
/** From here on nothing of ours makes a hostile reading a mistake. */
const MISTAKABLE_MAX = 0.65
/** Or above this, if a refusal is so many times likelier than everything else. */
const REFUSAL_LEADING = { min: 0.2, times: 1.5 }
/** From here on what seems to be about one's own things may be about another's. */
const OTHERS_DOUBT_MIN = 0.3
/** From here on a message may be about something else, if nothing of ours is likelier than that: both is said then. */
const OFF_TOPIC_DOUBT = { min: 0.1, bestMax: 0.6 }
/** Above this together, the likeliest of the asker's own things are told. */
const OWN_MIN = 0.4

/** What the intents of a text say to do: answer, refuse, offer a choice, or nothing. */
export function getIntentsDecision(intents: Intent[]): TopicDecision {
  const [best, next] = intents.filter(({ id }) => !isRefusal(getTopic(id)))
  const [refusal] = intents.filter(({ id }) => isRefusal(getTopic(id)))
  const refusals = calculateRefusalShare(intents)
  const isLeading =
    refusals >= REFUSAL_LEADING.min && (refusal?.share ?? 0) >= REFUSAL_LEADING.times * (best?.share ?? 0)
  const isDoubtful =
    refusal?.id === 'off-topic' && refusal.share >= OFF_TOPIC_DOUBT.min && (best?.share ?? 0) < OFF_TOPIC_DOUBT.bestMax
  // What may be somebody else's is not told as the asker's own.
  const isOthers =
    refusal?.id === 'others-data' && refusal.share >= OTHERS_DOUBT_MIN && best && isOwnAccount(getTopic(best.id))
  if (refusal && (refusals >= REFUSAL_MIN || isLeading || isDoubtful || isOthers)) {
    const topics = [getTopic(refusal.id)]
    if (!best || best.share < BESIDE_REFUSAL_MIN) return { kind: 'answer', topics }
    const also = getTopic(best.id)
    // Fear of being robbed sounds like robbery: what is likely enough otherwise is answered instead.
    if (refusal.id !== 'off-topic' && refusals < MISTAKABLE_MAX && isQuestionOfItsOwn(also) && !isOwnAccount(also))
      return getLikeliestDecision(intents)
    // It tells what everybody may know, so it stands beside a refusal that may be a mistake, the likelier of the two first.
    if (!isQuestionOfItsOwn(also) || isOwnAccount(also)) return { kind: 'answer', topics }
    const isFirst = refusal.id === 'off-topic' && best.share > refusal.share
    return isFirst ? getLikeliestDecision(intents) : { kind: 'answer', topics, also: [also] }
  }
  if (!best || !next) return { kind: 'unknown', topics: [] }
  if (best.share >= ANSWER_MIN) return getLikeliestDecision(intents)
  const own = [best, next].map(({ id }) => getTopic(id)).filter(isOwnAccount)
  if (own.length > 0 && calculateShare(intents, isOwnAccount) >= OWN_MIN) return { kind: 'answer', topics: own }
  // Nobody is asked to choose something that is refused or is no question.
  const choices = intents
    .filter(({ id, share }) => share >= CHOICE_EACH_MIN && isQuestionOfItsOwn(getTopic(id)))
    .slice(0, CHOICES_MAX)
  if (choices.length > 1 && choices.reduce((sum, { share }) => sum + share, 0) >= CHOICE_MIN)
    return { kind: 'choice', topics: choices.map(({ id }) => getTopic(id)) }
  return { kind: 'unknown', topics: [] }
}

/** The likeliest topic that is not refused; where it is not sure, what may be meant as well. */
export function getLikeliestDecision(intents: Intent[]): TopicDecision {
  const [best, ...others] = intents.filter(({ id }) => !isRefusal(getTopic(id)))
  const topics = best ? [getTopic(best.id)] : []
  if (!best || best.share >= SURE_MIN || !topics.every(isQuestionOfItsOwn)) return { kind: 'answer', topics }
  const likely = others.filter(({ id, share }) => share >= ALSO_MIN && isQuestionOfItsOwn(getTopic(id)))
  return { kind: 'answer', topics, also: likely.slice(0, ALSO_MAX).map(({ id }) => getTopic(id)) }
}
