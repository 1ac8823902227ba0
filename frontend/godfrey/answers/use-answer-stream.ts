import { useEffect, useRef, useState } from 'react'
import type { GodfreyReply } from '#contract/godfrey'
import { ApiError } from '#frontend/api/api-error.ts'
import type { Language } from '#contract/text'
import { streamAnswer } from './stream-answer.ts'
import type { ChatMessage } from '#frontend/godfrey/use-conversation.ts'
import { godfrey } from '#text/messages/catalogs/godfrey/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/**
 * Asks one question at a time. `partialAnswer` is the text so far of its answer while it streams; `ask` resolves with the
 * final message.
 */
export function useAnswerStream() {
  const t = useMessages(godfrey)
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
        return { type: 'godfrey', text: received ? `${received} …` : t('stopped'), timestamp }
      const isRateLimited = error instanceof ApiError && error.status === 429
      return {
        type: 'godfrey',
        text: isRateLimited ? error.userMessage : t('connectionIssues'),
        timestamp,
        isError: true,
      }
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
