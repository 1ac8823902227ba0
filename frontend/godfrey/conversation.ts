import { useEffect, useState } from 'react'
import type { GodfreyReply } from '#contract/godfrey'

export type Language = GodfreyReply['language']

/** One bubble. `language`, `pages` and `answerId` only under an answer. */
export type ChatMessage = {
  id: number
  type: 'user' | 'godfrey'
  text: string
  timestamp: string
  language?: Language
  pages?: string[]
  /** What a thumb names. */
  answerId?: string
  isError?: boolean
}

/** The pages that answers rest on, as their screens are called. */
export const pageNames: Record<string, string> = {
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
