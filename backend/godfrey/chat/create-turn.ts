import type { GodfreyReply } from '#contract/godfrey'
import type { Language } from '#contract/text'
import { getOwnAnswer, isOwnAnswerAvailable, isSignedIn, type OwnTopic } from '#godfrey/account/get-own-answer'
import { getAgentAnswer } from '#godfrey/agent/get-agent-answer'
import { consumeModelBudget } from '#godfrey/agent/agent-run'
import { renderFacts } from '#godfrey/knowledge/facts'
import { isOwnAccount, isRefusal, type Topic } from '#godfrey/knowledge/topic'
import { getTopic } from '#godfrey/knowledge/topics'
import { getLanguages } from '#godfrey/language/detect-language'
import { buildUploadPrice, priceTopics } from '#godfrey/policy/upload-price/build-upload-price'
import { getDecision, getHostileShare } from '#godfrey/policy/get-decision'
import { getContinuation, getPassage } from '#godfrey/policy/get-passage'
import type { Session } from '#http/sessions/session'
import { runCorrectionDialogue } from '#module/corrections/dialogue'
import { config } from '#runtime/config'
import { chatTexts } from './chat-texts.ts'
import {
  type Answer,
  type Conversation,
  type OpenQuestion,
  createAnsweredTurn,
  getConversation,
} from './conversation.ts'
import { buildHandoffOffer, getHandoffReply } from './offer-handoff.ts'

export type ChatMessage = {
  message: string
  language: Language | null
  /** The proposal whose button was pressed. */
  confirms?: string | null
}

type Turn = {
  question: string
  language: Language
  /** The language the question is written in. */
  questionLanguage: Language
  session: Session
  address: string
  conversation: Conversation
}

/**
 * Answers a message, in this order: what the last answer asked; a correction of the artist's own things; what the policy
 * decides: the session's own rows, a refusal, the stored answers with current facts, a choice, or a person. With a model
 * configured, the agent's validated answer replaces what is not final. Stores the question with its answer.
 */
export async function createTurn(
  { message: question, language: requested, confirms = null }: ChatMessage,
  session: Session,
  acceptLanguage: string,
  address: string,
): Promise<GodfreyReply> {
  const conversation = await getConversation(session.visitorId)
  const languages = getLanguages(question, { requested, conversation: conversation.language, acceptLanguage })
  const turn: Turn = { question, ...languages, session, address, conversation }
  const { openQuestion } = conversation
  const ownAnswer =
    (openQuestion?.kind === 'handover' ? await getHandoffReply(openQuestion.text, turn) : undefined) ??
    (await getCorrectionAnswer(turn, confirms)) ??
    (await getDecidedAnswer(turn))

  const { language } = languages
  const stored = { visitorId: session.visitorId, sessionId: session.id, question, language }
  const { id, answer } =
    config.hasModel && modelOrigins.has(ownAnswer.origin) && (await consumeModelBudget(address))
      ? await getAgentAnswer(stored, ownAnswer)
      : await createAnsweredTurn(stored, ownAnswer)
  return {
    id,
    response: answer.text,
    timestamp: new Date().toISOString(),
    language,
    sources: answer.pages.map((page) => ({ page })),
    topic: answer.topics[0] ?? null,
    origin: answer.origin,
    choices: listChoices(answer.openQuestion, language),
  }
}

// A model may say better what the knowledge says, and may know what Godfrey does not. It is not asked about refusals,
// the session's rows, corrections or a hand-over.
const modelOrigins = new Set<Answer['origin']>(['knowledge', 'nothing', 'choice'])

/** Above this a message is refused instead of being read as a correction: wishes for one's own things sound alike. */
const HOSTILE_MIN = 0.85

async function getCorrectionAnswer(turn: Turn, confirms: string | null): Promise<Answer | undefined> {
  const { question, language, session, conversation } = turn
  if (getHostileShare(question) >= HOSTILE_MIN) return undefined
  const shown = conversation.openQuestion?.kind === 'correction' ? conversation.openQuestion.id : null
  const correction = await runCorrectionDialogue({ message: question, shown, confirms }, language, session)
  if (!correction) return undefined
  const { text, outcome, proposal } = correction
  return {
    text,
    pages: ['/request-correction'],
    topics: [`correction-${outcome}`],
    origin: 'correction',
    openQuestion: proposal && { kind: 'correction', ...proposal },
  }
}

async function getDecidedAnswer(turn: Turn): Promise<Answer> {
  const { question, language, questionLanguage, session, conversation } = turn
  const texts = chatTexts[language]
  const asker = {
    previous: conversation.previous,
    signedIn: isSignedIn(session),
    hasOwn: (id: string) => isOwnAnswerAvailable(id, session),
  }
  const decision = getDecision(question, questionLanguage, asker)
  const { kind, angry } = decision
  const isOffered = (topic: Topic) => !isOwnAccount(topic) || isOwnAnswerAvailable(topic.id, session)
  const offered = decision.topics.filter(isOffered)
  const topics = kind === 'choice' && offered.length > 0 ? offered : decision.topics
  const also = (decision.also ?? []).filter(isOffered)
  const [topic] = topics
  if (kind === 'unknown' && angry) return buildHandoffOffer(turn, buildStoredAnswer([getTopic('anger')], turn))
  if (kind === 'unknown' && conversation.wasUnknown)
    return buildHandoffOffer(turn, { text: texts.stillUnknown, pages: ['/contact-us'], topics: [] })
  if (kind === 'unknown' || !topic)
    return { text: texts.noTopicFound, pages: ['/contact-us'], topics: [], origin: 'nothing' }
  const ids = topics.map(({ id }) => id)
  if (kind === 'choice' && topics.length > 1)
    return {
      text: `${texts.choose}\n\n${buildPassages(topics, turn)}`,
      pages: [...new Set(topics.map(({ page }) => page))],
      topics: [],
      origin: 'choice',
      openQuestion: { kind, topics: ids },
    }
  const price = buildUploadPrice(question, decision, language, questionLanguage)
  const answer = topics.some(isOwnAccount)
    ? await buildOwnAnswer(topics, turn)
    : price
      ? buildPriceAnswer(price, topics, turn)
      : buildStoredAnswer(topics, turn)
  if (also.length > 0) {
    answer.text = `${answer.text}\n\n${texts.also}\n${buildPassages(also, turn)}`
    answer.openQuestion = { kind: 'choice', topics: also.map(({ id }) => id) }
  }
  if (angry && !ids.includes('anger')) answer.text = `${texts.regret}\n\n${answer.text}`
  const wantsPerson = ids.some((id) => personTopics.has(id)) || (angry && !isRefusal(topic))
  return wantsPerson ? buildHandoffOffer(turn, answer) : answer
}

/** The computed price, and what else was asked. */
function buildPriceAnswer(price: string, topics: Topic[], turn: Turn): Answer {
  const others = topics.filter(({ id }) => !priceTopics.has(id))
  const rest = buildStoredAnswer(others, turn)
  return {
    text: [price, rest.text].filter(Boolean).join('\n\n'),
    pages: ['/upload-songs', ...rest.pages.filter((page) => page !== '/upload-songs')],
    topics: ['upload-price-and-tiers', ...rest.topics],
    origin: 'computed',
  }
}

/** Whoever paid and got nothing is offered a person, however calmly it is said. */
const personTopics = new Set(['contact-a-person', 'error-payment-succeeded-redemption-failed'])

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

/** What may be meant as well, each under its name by what speaks of the question: nobody needs to press a button to see it. */
const buildPassages = (topics: Topic[], { question, language }: Turn) =>
  topics
    .map((topic) =>
      isOwnAccount(topic)
        ? topic[language].question
        : `${topic[language].question} ${getPassage(question, topic, language)}`,
    )
    .map((text) => `– ${text}`)
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

/** The buttons under an answer: each sends its message; `confirms` names the proposal it confirms. */
function listChoices(open: OpenQuestion | null | undefined, language: Language): GodfreyReply['choices'] {
  const { yes, no } = chatTexts[language]
  if (!open) return []
  if (open.kind === 'choice')
    return open.topics
      .map((id) => getTopic(id)[language].question)
      .map((question) => ({ label: question, message: question, confirms: null }))
  return [
    { label: yes, message: yes, confirms: open.kind === 'correction' ? open.id : null },
    { label: no, message: no, confirms: null },
  ]
}
