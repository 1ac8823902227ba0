import type { GodfreyReply } from '#contract/godfrey'

export type ChatLanguage = GodfreyReply['language']

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
