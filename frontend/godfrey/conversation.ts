import { useEffect, useState } from 'react'
import type { GodfreyReply } from '#contract/godfrey'

export type ChatLanguage = GodfreyReply['language']

/** One message. `language`, `pages` and `answerId` are set on answers only. */
export type ChatMessage = {
  id: number
  type: 'user' | 'godfrey'
  text: string
  timestamp: string
  language?: ChatLanguage
  pages?: string[]
  /** Identifies the answer when it is rated. */
  answerId?: string
  isError?: boolean
}

/** Titles of the pages that answers cite as sources, by path. */
export const PAGE_NAMES: Record<string, string> = {
  '/home': 'Home',
  '/browse-music': 'Browse Music',
  '/visitor-information': 'Visitor Information',
  '/governance-info': 'Governance Info',
  '/governance-tracker': 'Apply for a G-Key',
  '/godfrey-dashboard': 'Monitoring Dashboard',
  '/copyright-material': 'Copyright Your Material',
  '/upload-songs': 'Upload Songs',
  '/generate-income': 'Generate Income',
  '/g-key-login': 'Members',
  '/redeem-keymail': 'Redeem your Keymail',
  '/members-workshop': 'Members Workshop',
  '/private-green-room': 'Private Green Room',
  '/virtual-boombox': 'Virtual Boombox',
  '/before-you-go': 'Before You Go',
  '/public-showcase': 'Public Showcase',
  '/platform-overview': 'Platform Overview',
  '/fine-art': 'Fine Art',
  '/our-staff': 'Our Staff',
  '/privacy-policy': 'Privacy Policy',
  '/contact-us': 'Contact Us',
  '/terms-of-service': 'Terms of Service',
  '/advertising': 'Advertising',
  '/request-correction': 'Request a Correction',
}

/**
 * Languages for the selector: own name, BCP 47 code for the `lang` attribute, and the label above an answer's sources.
 */
export const LANGUAGES: Record<ChatLanguage, { name: string; code: string; source: string }> = {
  english: { name: 'English', code: 'en', source: 'Read more' },
  spanish: { name: 'Español', code: 'es', source: 'Leer más' },
  french: { name: 'Français', code: 'fr', source: 'En savoir plus' },
  german: { name: 'Deutsch', code: 'de', source: 'Mehr dazu' },
  italian: { name: 'Italiano', code: 'it', source: 'Per saperne di più' },
  portuguese: { name: 'Português', code: 'pt', source: 'Saiba mais' },
  chinese: { name: '中文', code: 'zh', source: '了解更多' },
  japanese: { name: '日本語', code: 'ja', source: '詳しく見る' },
}

const STORAGE_KEY = 'godfreyConversation'
// Bounds session storage.
const MAX_STORED_MESSAGES = 100

/** The conversation so far. Survives a reload; ends with the tab. */
export function useConversation() {
  const [messages, setMessages] = useState<ChatMessage[]>(getStoredMessages)
  useEffect(() => {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(messages.slice(-MAX_STORED_MESSAGES)))
    } catch {
      // Storage is full or blocked: the conversation then lasts as long as the component.
    }
  }, [messages])
  const add = (message: Omit<ChatMessage, 'id'>) =>
    setMessages((before) => [...before, { ...message, id: (before.at(-1)?.id ?? 0) + 1 }])
  return { messages, add, clear: () => setMessages([]) }
}

function getStoredMessages(): ChatMessage[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as ChatMessage[]) : []
  } catch {
    return []
  }
}
