import { useEffect, useRef, useState } from 'react'
import type { GodfreyReply } from '#contract/godfrey'
import { ApiError } from '#frontend/api/api-error.ts'
import type { Language } from '#contract/text'
import { streamAnswer } from './stream-answer.ts'
import type { ChatMessage } from './use-conversation.ts'

const CONNECTION_ISSUES =
  "I'm experiencing connection issues. Please try again. You can ask about Digital Scarcity, G-Key access, Keymail distribution, Green Room storefronts, or platform monitoring."

/**
 * Asks one question at a time. `asking` is the partial text of its answer while it streams; `ask` resolves with the
 * final message.
 */
export function useAnswerStream() {
  const [asking, setAsking] = useState<string>()
  const stopping = useRef<AbortController>(undefined)
  // Abort the stream on unmount.
  useEffect(() => () => stopping.current?.abort(), [])
  const ask = async (message: string, language: Language | null): Promise<Omit<ChatMessage, 'id'>> => {
    const controller = new AbortController()
    stopping.current = controller
    let said = ''
    setAsking('')
    try {
      const onText = (text: string) => setAsking((said = text))
      return buildAnswerMessage(await streamAnswer({ message, language, onText, signal: controller.signal }))
    } catch (error) {
      const timestamp = new Date().toISOString()
      if (controller.signal.aborted) return { type: 'godfrey', text: said ? `${said} …` : 'Stopped.', timestamp }
      const throttled = error instanceof ApiError && error.status === 429
      return { type: 'godfrey', text: throttled ? error.userMessage : CONNECTION_ISSUES, timestamp, isError: true }
    } finally {
      setAsking(undefined)
    }
  }
  return { asking, ask, stop: () => stopping.current?.abort() }
}

function buildAnswerMessage({ id, response, timestamp, language, sources }: GodfreyReply): Omit<ChatMessage, 'id'> {
  return { type: 'godfrey', text: response, timestamp, language, answerId: id, pages: sources.map(({ page }) => page) }
}
