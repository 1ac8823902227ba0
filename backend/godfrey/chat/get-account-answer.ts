import type { Language } from '#contract/text'
import type { Topic } from '#godfrey/knowledge/topic'
import { detectStatusKind } from '#godfrey/status/detect-status-kind'
import { getStatusAnswer } from '#godfrey/status/get-status-answer'
import type { Session } from '#http/session'
import { runCorrectionDialogue } from '#module/corrections/dialogue'
import type { Answer } from './conversation.ts'

/** The answer to a question about the visitor's own account: a correction or a status. Undefined for any other question. */
export async function getAccountAnswer(
  question: string,
  language: Language,
  session: Session,
  refusal: Topic | undefined,
): Promise<Answer | undefined> {
  const correction = await runCorrectionDialogue(question, language, session)
  if (correction) {
    const { text, outcome } = correction
    return { text, pages: ['/request-correction'], topics: [`correction-${outcome}`], origin: 'correction' }
  }
  const kind = refusal ? undefined : detectStatusKind(question)
  if (!kind) return undefined
  const { text, page } = await getStatusAnswer(kind, session, language)
  return { text, pages: [page], topics: [`status-${kind}`], origin: 'status' }
}
