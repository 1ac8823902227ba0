import { useEffect, useState } from 'react'
import type { GodfreyReply } from '#contract/godfrey'
import type { Language } from '#contract/text'
import { getSessionItem, updateSessionItem } from '#frontend/lib/session-storage.ts'

/** One message. `language`, `pages` and `answerId` are set on answers only. */
export type ChatMessage = {
  id: number
  type: 'user' | 'godfrey'
  text: string
  timestamp: string
  language?: Language
  pages?: string[]
  /** Identifies the answer when it is rated. */
  answerId?: string
  /** Buttons, while this is the last message. */
  choices?: GodfreyReply['choices']
  isError?: boolean
}

// Bounds session storage.
const MAX_STORED_MESSAGES = 100

/** The conversation so far. Survives a reload; ends with the tab. */
export function useConversation() {
  const [messages, setMessages] = useState<ChatMessage[]>(getStoredMessages)
  useEffect(() => {
    try {
      updateSessionItem('godfreyConversation', messages.slice(-MAX_STORED_MESSAGES))
    } catch {
      // Storage is full or blocked: the conversation then lasts as long as the component.
    }
  }, [messages])
  const add = (message: Omit<ChatMessage, 'id'>) =>
    setMessages((previous) => [...previous, { ...message, id: (previous.at(-1)?.id ?? 0) + 1 }])
  return { messages, add, clear: () => setMessages([]) }
}

function getStoredMessages(): ChatMessage[] {
  const stored = getSessionItem('godfreyConversation')
  return Array.isArray(stored) ? (stored as ChatMessage[]) : []
}
