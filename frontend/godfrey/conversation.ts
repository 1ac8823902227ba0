import { useEffect, useState } from 'react'
import type { GodfreyReply } from '#contract/godfrey'

export type Language = GodfreyReply['language']

/** One bubble. `language` and `page` only under an answer. */
export type ChatMessage = {
  id: number
  type: 'user' | 'godfrey'
  text: string
  timestamp: string
  language?: Language
  page?: string
  isError?: boolean
}

/** What the selector offers, in each language's own words, and the mark for screen readers and hyphenation. */
export const languageNames: Record<Language, { name: string; code: string; source: string }> = {
  english: { name: 'English', code: 'en', source: 'Read more' },
  spanish: { name: 'Español', code: 'es', source: 'Leer más' },
  french: { name: 'Français', code: 'fr', source: 'En savoir plus' },
  german: { name: 'Deutsch', code: 'de', source: 'Mehr dazu' },
  italian: { name: 'Italiano', code: 'it', source: 'Per saperne di più' },
  portuguese: { name: 'Português', code: 'pt', source: 'Saiba mais' },
  chinese: { name: '中文', code: 'zh', source: '了解更多' },
  japanese: { name: '日本語', code: 'ja', source: '詳しく見る' },
}

const KEY = 'godfreyConversation'
// A long talk stays light: what was said before is of no use to anybody.
const KEPT = 100

/** The talk so far; survives a reload, ends with the tab. */
export function useConversation() {
  const [messages, setMessages] = useState<ChatMessage[]>(readKept)
  useEffect(() => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(messages.slice(-KEPT)))
    } catch {
      // Full or forbidden: the talk lives as long as the screen.
    }
  }, [messages])
  const add = (message: Omit<ChatMessage, 'id'>) =>
    setMessages((before) => [...before, { ...message, id: (before.at(-1)?.id ?? 0) + 1 }])
  return { messages, add, clear: () => setMessages([]) }
}

function readKept(): ChatMessage[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as ChatMessage[]) : []
  } catch {
    return []
  }
}
