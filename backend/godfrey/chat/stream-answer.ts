import { EventStream, type StreamEvent } from '#http/event-stream'
import type { Session } from '#http/sessions/session'
import { type ChatMessage, createTurn } from './create-turn.ts'

// A comfortable amount to read at once: a few words, or a few Chinese or Japanese characters.
const CHUNK = /\s*\S{1,24}(?:\s+\S{1,12}){0,2}/gu
const PAUSE_MS = 12

/**
 * The answer as server-sent events: `begin` immediately, a `piece` for each chunk of text, then `done` with the full
 * JSON answer. The text is complete and validated before the first chunk, so nothing shown is ever withdrawn.
 */
export function streamAnswer(
  question: ChatMessage,
  session: Session,
  acceptLanguage: string,
  address: string,
): EventStream {
  return new EventStream(session.visitorId, async function* (opened): AsyncGenerator<StreamEvent> {
    yield { event: 'begin', data: {} }
    const reply = await createTurn(question, session, acceptLanguage, address)
    for (const piece of toAnswerChunks(reply.response)) {
      if (opened.signal.aborted) return
      yield { event: 'piece', data: { text: piece } }
      await sleep()
    }
    yield { event: 'done', data: reply }
  })
}

/** Splits the text without loss: the joined chunks equal the text. */
export function toAnswerChunks(text: string): string[] {
  const pieces = text.match(CHUNK) ?? []
  const rest = text.slice(pieces.join('').length)
  return rest ? [...pieces, rest] : [...pieces]
}

function sleep(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS)
  })
}
