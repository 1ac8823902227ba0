import { talkCorrection } from '#module/corrections'
import type { Session } from '#platform/session'
import { chooseLanguage, rememberLanguage, spokenLanguage } from './choose-language.ts'
import type { GodfreyReply } from './contract.ts'
import { describeStatus } from './describe-status.ts'
import { detectLanguage } from './detect-language.ts'
import { composeAnswer } from './compose-answer.ts'
import type { Language } from './knowledge/topic.ts'
import { findRefusal } from './refused-patterns.ts'
import { findStatusKind } from './statuses.ts'

type Question = { message: string; language: Language | null }

/** Godfrey's answer: a stored one with today's facts, the asker's own state, or a brief no with the way to a person. */
export async function answerQuestion(
  { message, language: wished }: Question,
  session: Session,
  acceptLanguage: string,
): Promise<GodfreyReply> {
  const detected = detectLanguage(message)
  const spoken = wished ? undefined : await spokenLanguage(session.visitorId)
  const language = chooseLanguage(wished, detected, spoken, acceptLanguage)
  if (language !== spoken) await rememberLanguage(session.visitorId, language)
  const { text, page, topic } = await findAnswer(message, language, detected?.language ?? language, session)
  return { response: text, timestamp: new Date().toISOString(), language, sources: [{ page }], topic }
}

async function findAnswer(message: string, language: Language, written: Language, session: Session) {
  const correction = await talkCorrection(message, language, session)
  if (correction) {
    return { text: correction.text, page: '/request-correction', topic: `correction-${correction.outcome}` }
  }
  const status = findRefusal(message) ? undefined : findStatusKind(message)
  if (status) return { ...(await describeStatus(status, session, language)), topic: `status-${status}` }
  const { text, pages, topics } = composeAnswer(message, { language, written })
  return { text, page: pages[0] ?? '/contact-us', topic: topics[0] ?? null }
}
