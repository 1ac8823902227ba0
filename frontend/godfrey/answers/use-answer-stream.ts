import { useEffect, useRef, useState } from 'react'
import type { GodfreyReply } from '#contract/godfrey'
import { ApiError } from '#frontend/api/api-error.ts'
import type { Language } from '#contract/text'
import { streamAnswer } from './stream-answer.ts'
import type { ChatMessage } from '#frontend/godfrey/use-conversation.ts'

const CONNECTION_ISSUES =
  "I'm experiencing connection issues. Please try again. You can ask about Digital Scarcity, G-Key access, Keymail distribution, Green Room storefronts, or platform monitoring."

/**
 * Asks one question at a time. `partialAnswer` is the text so far of its answer while it streams; `ask` resolves with the
 * final message.
 */
export function useAnswerStream() {
  const [partialAnswer, setPartialAnswer] = useState<string>()
  const abortController = useRef<AbortController>(undefined)
  // Abort the stream on unmount.
  useEffect(() => () => abortController.current?.abort(), [])
  const ask = async (
    message: string,
    language: Language | null,
    confirms: string | null,
  ): Promise<Omit<ChatMessage, 'id'>> => {
    const controller = new AbortController()
    abortController.current = controller
    let received = ''
    setPartialAnswer('')
    try {
      const onText = (text: string) => setPartialAnswer((received = text))
      return buildAnswerMessage(await streamAnswer({ message, language, confirms, onText, signal: controller.signal }))
    } catch (error) {
      const timestamp = new Date().toISOString()
      if (controller.signal.aborted)
        return { type: 'godfrey', text: received ? `${received} …` : 'Stopped.', timestamp }
      const isRateLimited = error instanceof ApiError && error.status === 429
      return { type: 'godfrey', text: isRateLimited ? error.userMessage : CONNECTION_ISSUES, timestamp, isError: true }
    } finally {
      setPartialAnswer(undefined)
    }
  }
  return { partialAnswer, ask, stop: () => abortController.current?.abort() }
}

function buildAnswerMessage({
  id,
  response,
  timestamp,
  language,
  sources,
  choices,
}: GodfreyReply): Omit<ChatMessage, 'id'> {
  const pages = sources.map(({ page }) => page)
  return { type: 'godfrey', text: response, timestamp, language, answerId: id, pages, choices }
}
