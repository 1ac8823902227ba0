import { runCorrectionDialogue } from '#module/corrections/dialogue'
import { config } from '#runtime/config'
import type { Session } from '#http/session'
import { getAgentAnswer } from './get-agent-answer.ts'
import { getAnswerLanguage } from '#godfrey/language/get-answer-language'
import { type PreviousTurn, buildKnowledgeAnswer } from './build-knowledge-answer.ts'
import type { GodfreyReply } from '#contract/godfrey'
import { type Answer, createAnsweredTurn, getConversation } from './conversation.ts'
import { getStatusAnswer } from '#godfrey/status/get-status-answer'
import { detectLanguage } from '#godfrey/language/detect-language'
import type { Language } from '#contract/text'
import { detectRefusal } from '#godfrey/guardrails/detect-refusal'
import { detectStatusKind } from '#godfrey/status/detect-status-kind'

export type ChatMessage = { message: string; language: Language | null }

/**
 * Answers a question: from the knowledge base with current facts, from the session's own records, with a correction to
 * confirm, or with a refusal that points to a person. With a model configured, the agent's validated answer replaces a
 * knowledge answer. Stores the question with its answer.
 */
export async function askGodfrey(
  { message, language: wished }: ChatMessage,
  session: Session,
  acceptLanguage: string,
): Promise<GodfreyReply> {
  const detected = detectLanguage(message)
  const { language: spoken, before } = await getConversation(session.visitorId)
  const language = getAnswerLanguage(wished, detected, wished ? undefined : spoken, acceptLanguage)
  const written = detected?.language ?? language
  const { id, answer } = await getAnswer(message, { language, written, before }, session)
  return {
    id,
    response: answer.text,
    timestamp: new Date().toISOString(),
    language,
    sources: answer.pages.map((page) => ({ page })),
    topic: answer.topics[0] ?? null,
    origin: answer.origin,
  }
}

type AnswerContext = { language: Language; written: Language; before: PreviousTurn | undefined }

async function getAnswer(
  message: string,
  asked: AnswerContext,
  session: Session,
): Promise<{ id: string; answer: Answer }> {
  const { language } = asked
  const turn = { visitorId: session.visitorId, sessionId: session.id, question: message, language }
  const answer = (await getSessionAnswer(message, language, session)) ?? buildKnowledgeAnswer(message, asked)
  // A model cannot improve on refusals or on answers read from the session's records, so it is not called for them.
  const isFinal = answer.origin === 'refused' || answer.origin === 'status' || answer.origin === 'correction'
  if (config.hasModel && !isFinal) return getAgentAnswer(turn, answer)
  return { id: await createAnsweredTurn(turn, answer), answer }
}

/** Answers that depend on the session: corrections and account status. */
async function getSessionAnswer(message: string, language: Language, session: Session): Promise<Answer | undefined> {
  const correction = await runCorrectionDialogue(message, language, session)
  if (correction) {
    const topic = `correction-${correction.outcome}`
    return { text: correction.text, pages: ['/request-correction'], topics: [topic], origin: 'correction' }
  }
  const status = detectRefusal(message) ? undefined : detectStatusKind(message)
  if (!status) return undefined
  const { text, page } = await getStatusAnswer(status, session, language)
  return { text, pages: [page], topics: [`status-${status}`], origin: 'status' }
}
