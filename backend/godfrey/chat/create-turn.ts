import type { GodfreyReply } from '#contract/godfrey'
import type { Language } from '#contract/text'
import { isOwnAnswerAvailable } from '#godfrey/account/get-own-answer'
import { getAgentAnswer } from '#godfrey/agent/get-agent-answer'
import { consumeModelBudget } from '#godfrey/agent/agent-run'
import { getTopic } from '#godfrey/knowledge/topics'
import { getLanguages } from '#godfrey/language/detect-language'
import { getDecision } from '#godfrey/policy/get-decision'
import { isSignedIn, type Session } from '#http/sessions/session'
import { runCorrectionDialogue } from '#module/corrections/dialogue'
import { config } from '#runtime/config'
import { buildAnswer, type Turn } from './build-answer.ts'
import { chatTexts } from './chat-texts.ts'
import { type Answer, createAnsweredTurn, getConversation, type OpenQuestion } from './conversation.ts'
import { getHandoffReply } from './handoff/offer-handoff.ts'

export type ChatMessage = {
  message: string
  language: Language | null
  /** The proposal whose button was pressed. */
  confirms?: string | null
}

/**
 * Answers a message: reads the conversation, decides what the message is about, answers and stores both. What the last answer
 * asked comes first, then a correction of the artist's own things, then what the policy decided. With a model configured, the
 * agent's validated answer replaces what is not final.
 */
export async function createTurn(
  { message: question, language: requested, confirms = null }: ChatMessage,
  session: Session,
  acceptLanguage: string,
  address: string,
): Promise<GodfreyReply> {
  const conversation = await getConversation(session.visitorId)
  const { openQuestion, previous } = conversation
  const languages = getLanguages(question, { requested, conversation: conversation.language, acceptLanguage })
  const decision = getDecision(question, languages.questionLanguage, {
    previous,
    signedIn: isSignedIn(session),
    hasOwn: (id) => isOwnAnswerAvailable(id, session),
  })
  const turn: Turn = { question, ...languages, session, address, conversation, decision }
  const ownAnswer =
    (openQuestion?.kind === 'handover' ? await getHandoffReply(openQuestion.text, turn) : undefined) ??
    (await getCorrectionAnswer(turn, confirms)) ??
    (await buildAnswer(turn))

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
    choices: answer.openQuestion ? listChoices(answer.openQuestion, language) : [],
  }
}

// A model may say better what the knowledge says, and may know what Godfrey does not. It is not asked about refusals,
// the session's rows, corrections or a hand-over.
const modelOrigins = new Set<Answer['origin']>(['knowledge', 'nothing', 'choice'])

/** Above this a message is refused instead of being read as a correction: wishes for one's own things sound alike. */
const HOSTILE_MIN = 0.85

async function getCorrectionAnswer(turn: Turn, confirms: string | null): Promise<Answer | undefined> {
  const { question, language, session, conversation, decision } = turn
  if (decision.hostileShare >= HOSTILE_MIN) return undefined
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

/** The buttons under an answer: each sends its message; `confirms` names the proposal it confirms. */
function listChoices(open: OpenQuestion, language: Language): GodfreyReply['choices'] {
  const { yes, no } = chatTexts[language]
  if (open.kind === 'choice')
    return open.topics
      .map((id) => getTopic(id)[language].question)
      .map((question) => ({ label: question, message: question, confirms: null }))
  return [
    { label: yes, message: yes, confirms: open.kind === 'correction' ? open.id : null },
    { label: no, message: no, confirms: null },
  ]
}
