import type { Language } from '#contract/text'
import { getOwnAnswer, type OwnTopic } from '#godfrey/account/get-own-answer'
import { renderFacts } from '#godfrey/knowledge/facts'
import { isOwnAccount, isRefusal, type Topic } from '#godfrey/knowledge/topic'
import { getTopic } from '#godfrey/knowledge/topics'
import type { Decision } from '#godfrey/policy/get-decision'
import { getContinuation, getPassage } from '#godfrey/policy/get-passage'
import { buildFeeEstimate, feeTopics } from '#godfrey/policy/sums/build-fee-estimate'
import { buildPlanEstimate } from '#godfrey/policy/sums/build-plan-estimate'
import { buildSaidSalesSum, buildSalesSum, incomeTopics, saleTopics } from '#godfrey/policy/sums/build-sales-sum'
import { buildUploadPrice, isCountAsked } from '#godfrey/policy/sums/build-upload-price'
import { planTopics, priceTopics } from '#godfrey/policy/sums/parse-said-song-counts'
import type { Session } from '#http/sessions/session'
import { chatTexts } from './chat-texts.ts'
import type { Answer, Conversation } from './conversation.ts'
import { buildHandoffOffer } from './handoff/offer-handoff.ts'

/** A message with all that its answer depends on. */
export type Turn = {
  question: string
  language: Language
  /** The language the question is written in. */
  questionLanguage: Language
  session: Session
  address: string
  conversation: Conversation
  decision: Decision
}

/** Whoever paid and got nothing is offered a person, however calmly it is said. */
const personTopics = new Set(['contact-a-person', 'error-payment-succeeded-redemption-failed'])

/**
 * Says what the policy decided: the session's own rows, a refusal, the stored answers with current facts, a choice, or the
 * offer of a person.
 */
export async function buildAnswer(turn: Turn): Promise<Answer> {
  const { language, decision } = turn
  const { kind, topics, also = [], isEven, angry } = decision
  const [topic] = topics
  if (kind === 'unknown' || !topic) return buildUnknownAnswer(turn)
  const texts = chatTexts[language]
  const ids = topics.map(({ id }) => id)
  if (kind === 'choice')
    return {
      text: `${texts.choose}\n\n${buildPassages(topics, turn)}`,
      pages: [...new Set(topics.map(({ page }) => page))],
      topics: [],
      origin: 'choice',
      openQuestion: { kind, topics: ids },
    }
  const answer = topics.some(isOwnAccount)
    ? await buildOwnAnswer(topics, turn)
    : (buildComputedAnswer(topics, turn) ?? buildStoredAnswer(topics, turn))
  if (also.length > 0) {
    // The name of what it answers keeps a likely answer from being taken for a sure one.
    if (isEven && answer.origin === 'knowledge') answer.text = `${topic[language].question}\n${answer.text}`
    answer.text = `${answer.text}\n\n${isRefusal(topic) ? texts.honest : texts.also}\n${buildPassages(also, turn)}`
    answer.openQuestion = { kind: 'choice', topics: also.map(({ id }) => id) }
  }
  if (angry && !ids.includes('anger')) answer.text = `${texts.regret}\n\n${answer.text}`
  const wantsPerson = angry || ids.some((id) => personTopics.has(id))
  if (!wantsPerson) return answer
  const offer = buildHandoffOffer(turn, answer)
  // A refusal is nothing that a talk goes on about, with a person offered or not.
  return isRefusal(topic) ? { ...offer, origin: 'refused' } : offer
}

/** Says that there is no answer; who is angry, or gets none a second time, is offered a person. */
function buildUnknownAnswer(turn: Turn): Answer {
  const { language, conversation, decision } = turn
  const texts = chatTexts[language]
  if (decision.angry) return buildHandoffOffer(turn, buildStoredAnswer([getTopic('anger')], turn))
  const nothing = { pages: ['/contact-us'], topics: [] }
  return conversation.wasUnknown
    ? buildHandoffOffer(turn, { ...nothing, text: texts.stillUnknown })
    : { ...nothing, text: texts.noTopicFound, origin: 'nothing' }
}

const UNUSED_UPLOADS = 'unused-uploads'

/** What is computed for a number of songs or copies, and the topic that has the rule for it, if that is another one than was asked. */
const computations: { topics: ReadonlySet<string>; build: typeof buildUploadPrice; rule?: string }[] = [
  { topics: feeTopics, build: buildFeeEstimate },
  { topics: priceTopics, build: buildUploadPrice, rule: 'upload-price-and-tiers' },
  { topics: planTopics, build: buildPlanEstimate },
  { topics: saleTopics, build: buildSalesSum },
  { topics: incomeTopics, build: buildSaidSalesSum },
]

/**
 * The computed sum, if the question names a number of songs or goes on with one, and what else was asked. The first time the
 * rule follows: whoever names a number often asks what it changes, or what becomes of uploads that are paid and not used.
 */
function buildComputedAnswer(topics: Topic[], turn: Turn): Answer | undefined {
  const { question, language, questionLanguage, decision, conversation } = turn
  for (const computation of computations) {
    const asked = topics.find(({ id }) => computation.topics.has(id))
    const sum = asked && computation.build(question, decision.said ?? [], language, questionLanguage)
    if (!sum) continue
    const rule = computation.rule ? getTopic(computation.rule) : asked
    const others = topics.filter(({ id }) => !computation.topics.has(id))
    const before = conversation.previous?.topics ?? []
    const isTold = before.some((id) => computation.topics.has(id))
    // Another number after a price that was told: what becomes of uploads that are paid and not used?
    const isUnused = isTold && computation.topics === priceTopics && !before.includes(UNUSED_UPLOADS)
    const isCounted = computation.topics !== priceTopics || isCountAsked(question, questionLanguage)
    const further = isTold && isCounted ? (isUnused ? [getTopic(UNUSED_UPLOADS)] : []) : [rule]
    const rest = buildStoredAnswer([...new Set([...further, ...others])], turn)
    return {
      text: [sum, rest.text].filter(Boolean).join('\n\n'),
      pages: [...new Set([rule.page, ...rest.pages])],
      topics: [...new Set([rule.id, ...rest.topics])],
      origin: 'computed',
    }
  }
  return undefined
}

/** Answers to several topics, of which at least one is about the session's own things. */
async function buildOwnAnswer(topics: Topic[], { question, session, language }: Turn): Promise<Answer> {
  const parts = await Promise.all(
    topics.map(async (topic) =>
      isOwnAccount(topic)
        ? getOwnAnswer(topic.id as OwnTopic, question, session, language)
        : { text: renderFacts(topic[language].answer), page: topic.page },
    ),
  )
  return {
    text: [...new Set(parts.map(({ text }) => text))].join('\n\n'),
    pages: [...new Set(parts.map(({ page }) => page))],
    topics: topics.map(({ id }) => id),
    origin: 'status',
  }
}

/**
 * What may be meant as well, each under its name by what speaks of the question, the likeliest at more length: nobody needs to press
 * a button to see it.
 */
const buildPassages = (topics: Topic[], { question, language }: Turn) =>
  topics
    .map((topic, at) => `– ${topic[language].question} ${getPassage(question, topic, language, { isLong: at === 0 })}`)
    .join('\n')

/** The stored texts. What was told just before is not told again as a whole, only what speaks of the new question. */
function buildStoredAnswer(topics: Topic[], { question, language, conversation }: Turn): Answer {
  const before = conversation.previous?.topics ?? []
  const buildText = (topic: Topic) =>
    before.includes(topic.id) && !isRefusal(topic)
      ? getContinuation(question, topic, language, conversation.lastAnswer)
      : renderFacts(topic[language].answer)
  return {
    text: topics.map(buildText).join('\n\n'),
    pages: [...new Set(topics.map(({ page }) => page))],
    topics: topics.map(({ id }) => id),
    origin: topics.some(isRefusal) ? 'refused' : 'knowledge',
  }
}
