import { EventStream, type StreamEvent } from '#platform/event-stream'
import type { Session } from '#platform/session'
import { type Question, answerQuestion } from './answer-question.ts'

// As much as reads well at a time: a few words, or a few characters of Chinese and Japanese.
const PIECE = /\s*\S{1,24}(?:\s+\S{1,12}){0,2}/gu
const PAUSE_MS = 12

/**
 * The same answer as server-sent events: `begin` at once, `piece` after `piece` of the text, and `done` with all that the
 * JSON answer has. The text is complete and checked before its first piece goes out: nothing is shown and taken back.
 */
export function streamAnswer(question: Question, session: Session, acceptLanguage: string): EventStream {
  return new EventStream(session.visitorId, async function* (opened): AsyncGenerator<StreamEvent> {
    yield { event: 'begin', data: {} }
    const reply = await answerQuestion(question, session, acceptLanguage)
    for (const piece of piecesOf(reply.response)) {
      if (opened.signal.aborted) return
      yield { event: 'piece', data: { text: piece } }
      await pause()
    }
    yield { event: 'done', data: reply }
  })
}

/** The text in order and complete: joined, the pieces are the text. */
export function piecesOf(text: string): string[] {
  const pieces = text.match(PIECE) ?? []
  const rest = text.slice(pieces.join('').length)
  return rest ? [...pieces, rest] : [...pieces]
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS)
  })
}
