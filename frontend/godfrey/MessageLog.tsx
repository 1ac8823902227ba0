import { getLanguage } from '#frontend/lib/messages/current-language.ts'
import { AnswerChoices } from './answers/AnswerChoices.tsx'
import { ChatBubble, PendingBubble } from './ChatBubble.tsx'
import type { ChatMessage } from './use-conversation.ts'
import { useScrollToNewest } from './use-scroll-to-newest.ts'
import { godfrey } from '#text/messages/catalogs/godfrey/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface MessageLogProps {
  messages: readonly ChatMessage[]
  /** Undefined unless an answer is streaming. */
  partialAnswer: string | undefined
  /** A button under the last answer was pressed. */
  onChoice: (message: string, confirms: string | null) => void
}

/** The conversation, scrolled to where its newest message is read from. */
export function MessageLog({ messages, partialAnswer, onChoice }: MessageLogProps) {
  const t = useMessages(godfrey)
  const log = useScrollToNewest(messages.length, partialAnswer)
  const last = messages.at(-1)
  return (
    <div
      ref={log}
      role="log"
      aria-live="polite"
      aria-label={t('messages')}
      // A log that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="flex h-[max(12rem,calc(100dvh-33.5rem))] flex-col gap-5 overflow-y-auto overscroll-contain px-4 py-6 sm:px-6 lg:h-[52dvh] lg:min-h-72"
    >
      <ChatBubble
        message={{
          id: 0,
          type: 'godfrey',
          text: t('greeting'),
          timestamp: '',
          language: getLanguage(),
        }}
      />
      {messages.map((message) => (
        <ChatBubble key={message.id} message={message} />
      ))}
      {partialAnswer === undefined && <AnswerChoices message={last} onChoice={onChoice} />}
      {partialAnswer !== undefined && <PendingBubble text={partialAnswer} />}
    </div>
  )
}
