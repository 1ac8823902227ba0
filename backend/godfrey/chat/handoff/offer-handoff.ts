import type { Language } from '#contract/text'
import { formatDay } from '#godfrey/knowledge/facts'
import { formatTemplate } from '#godfrey/knowledge/format-template'
import type { Session } from '#http/sessions/session'
import { parseYesOrNo } from '#module/corrections/dialogue'
import { chatTexts } from '../chat-texts.ts'
import { type Answer, type Conversation, toRedactedText } from '../conversation.ts'
import { createHandoff } from './create-handoff.ts'

type HandoffTurn = {
  question: string
  language: Language
  session: Session
  address: string
  conversation: Conversation
}

const TOLD_MAX_CHARACTERS = 300

/** The answer with the offer to pass the matter on: it says what a person would be told. */
export function buildHandoffOffer(
  { question, language, conversation }: HandoffTurn,
  { text, pages, topics }: Pick<Answer, 'text' | 'pages' | 'topics'>,
): Answer {
  const told = toRedactedText([conversation.lastQuestion, question].filter(Boolean).join(' / ')).slice(
    0,
    TOLD_MAX_CHARACTERS,
  )
  const offer = chatTexts[language].handoffOffer.replace('{text}', () => told)
  return {
    text: `${text}\n\n${offer}`,
    pages,
    topics,
    origin: 'handover',
    openQuestion: { kind: 'handover', text: told },
  }
}

/** The reply to a yes or no to the offer to pass `text` on; undefined if the message is something else. */
export async function getHandoffReply(
  text: string,
  { question, language, session, address }: HandoffTurn,
): Promise<Answer | undefined> {
  const said = parseYesOrNo(question)
  if (!said) return undefined
  const texts = chatTexts[language]
  const answer = { pages: ['/contact-us'], topics: ['contact-a-person'], origin: 'handover' as const }
  if (said === 'no') return { ...answer, text: texts.handoffDropped }
  const { number, dueBy } = await createHandoff({ text, address }, session)
  const values = { number, due: formatDay(new Date(dueBy), language), text }
  return { ...answer, text: formatTemplate(texts.handoffDone, values) }
}
