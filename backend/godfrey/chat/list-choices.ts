import type { GodfreyReply } from '#contract/godfrey'
import type { Language } from '#contract/text'
import { getTopic } from '#godfrey/knowledge/topics'
import { chatTexts } from './chat-texts.ts'
import type { OpenQuestion } from './conversation.ts'

/** The buttons under an answer: each sends its message; `confirms` names the proposal it confirms. */
export function listChoices(open: OpenQuestion | null | undefined, language: Language): GodfreyReply['choices'] {
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
