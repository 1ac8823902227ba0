import type { Language } from '#contract/text'
import { isSmallTalk } from '#godfrey/knowledge/topic'
import { getTopic } from '#godfrey/knowledge/topics'
import type { PreviousTurn } from '../ranking/to-ranked-topics.ts'
import { isFollowUp } from './is-follow-up.ts'

/** A message and the topics it was answered with. */
export type SaidMessage = { question: string; topics: readonly string[] }

/** “Ok”, “no” or “thanks”: it is no subject, so that the thread goes on with what was before. */
const isSubject = (id: string) => getTopic(id).theme !== 'conversation' && !isSmallTalk(getTopic(id))

/**
 * What the next message may go on with: the turns, newest first, back to the one that began the subject, and the topics that
 * were told last.
 */
export function toPreviousTurn(turns: readonly SaidMessage[], language: Language): PreviousTurn | undefined {
  const about = turns.filter(({ topics }) => topics.length === 0 || topics.some(isSubject))
  const [told] = about.filter(({ topics }) => topics.length > 0)
  if (!told) return undefined
  const first = about.findIndex(({ question }) => !isFollowUp(question, language))
  const thread = first === -1 ? about : about.slice(0, first + 1)
  return {
    question: thread
      .map(({ question }) => question)
      .toReversed()
      .join(' '),
    topics: told.topics.filter(isSubject),
    said: turns.toReversed(),
    told: [...new Set(about.flatMap(({ topics }) => topics.filter(isSubject)))],
  }
}
