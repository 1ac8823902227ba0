import { talkCorrection } from '#module/corrections'
import { config } from '#platform/config'
import type { Session } from '#platform/session'
import { askAgent } from './ask-agent.ts'
import { chooseLanguage } from './choose-language.ts'
import { type Before, composeAnswer } from './compose-answer.ts'
import type { GodfreyReply } from './contract.ts'
import { type Answer, keepTurn, recallConversation } from './conversation.ts'
import { describeStatus } from './describe-status.ts'
import { detectLanguage } from './detect-language.ts'
import type { Language } from './knowledge/topic.ts'
import { findRefusal } from './refused-patterns.ts'
import { findStatusKind } from './find-status.ts'

export type Question = { message: string; language: Language | null }

/**
 * Godfrey's answer: a stored one with today's facts, the asker's own state, a correction shown back, or a brief no with the
 * way to a person; with a model, what the agent made of it and code has checked. Kept with its question.
 */
export async function answerQuestion(
  { message, language: wished }: Question,
  session: Session,
  acceptLanguage: string,
): Promise<GodfreyReply> {
  const detected = detectLanguage(message)
  const { language: spoken, before } = await recallConversation(session.visitorId)
  const language = chooseLanguage(wished, detected, wished ? undefined : spoken, acceptLanguage)
  const written = detected?.language ?? language
  const { id, answer } = await answerOrAsk(message, { language, written, before }, session)
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

type Asked = { language: Language; written: Language; before: Before | undefined }

async function answerOrAsk(message: string, asked: Asked, session: Session): Promise<{ id: string; answer: Answer }> {
  const { language } = asked
  const turn = { visitorId: session.visitorId, sessionId: session.id, question: message, language }
  const answer = (await answerForSession(message, language, session)) ?? composeAnswer(message, asked)
  // What is refused, or read from the asker's own rows, no model could say better; and none is asked.
  const isFinal = answer.origin === 'refused' || answer.origin === 'status' || answer.origin === 'correction'
  if (config.hasModel && !isFinal) return askAgent(turn, answer)
  return { id: await keepTurn(turn, answer), answer }
}

/** What only this session may be told or ask for. */
async function answerForSession(message: string, language: Language, session: Session): Promise<Answer | undefined> {
  const correction = await talkCorrection(message, language, session)
  if (correction) {
    const topic = `correction-${correction.outcome}`
    return { text: correction.text, pages: ['/request-correction'], topics: [topic], origin: 'correction' }
  }
  const status = findRefusal(message) ? undefined : findStatusKind(message)
  if (!status) return undefined
  const { text, page } = await describeStatus(status, session, language)
  return { text, pages: [page], topics: [`status-${status}`], origin: 'status' }
}
