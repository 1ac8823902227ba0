import type { GodfreyReply } from '#contract/godfrey'
import type { Language } from '#contract/text'
import { getAgentAnswer } from '#godfrey/agent/get-agent-answer'
import { detectRefusal } from '#godfrey/guardrails/detect-refusal'
import { getLanguages } from '#godfrey/language/get-languages'
import { selectTopics } from '#godfrey/retrieval/select-topics'
import type { Session } from '#http/session'
import { config } from '#runtime/config'
import { composeAnswer } from './compose-answer.ts'
import { createAnsweredTurn, getConversation } from './conversation.ts'
import { getAccountAnswer } from './get-account-answer.ts'

export type ChatMessage = { message: string; language: Language | null }

// A model cannot improve on refusals or on answers read from the session's records, so it is not called for them.
const finalOrigins = new Set(['refused', 'status', 'correction'])

/**
 * Answers a question: from the session's own records, with a correction to confirm, with a refusal that points to a
 * person, or from the knowledge base with current facts. With a model configured, the agent's validated answer replaces
 * a knowledge answer. Stores the question with its answer.
 */
export async function askGodfrey(
  { message: question, language: requested }: ChatMessage,
  session: Session,
  acceptLanguage: string,
): Promise<GodfreyReply> {
  const conversation = await getConversation(session.visitorId)
  const { language, questionLanguage } = getLanguages(question, {
    requested,
    conversation: conversation.language,
    acceptLanguage,
  })
  const refusal = detectRefusal(question)
  const ownAnswer =
    (await getAccountAnswer(question, language, session, refusal)) ??
    composeAnswer(
      refusal
        ? { question, topics: [refusal] }
        : selectTopics(question, language, questionLanguage, conversation.previous),
      language,
      questionLanguage,
    )

  const turn = { visitorId: session.visitorId, sessionId: session.id, question, language }
  const { id, answer } =
    config.hasModel && !finalOrigins.has(ownAnswer.origin)
      ? await getAgentAnswer(turn, ownAnswer)
      : await createAnsweredTurn(turn, ownAnswer)
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
