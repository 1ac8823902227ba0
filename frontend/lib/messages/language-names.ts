import type { Language } from '#contract/text'

/** Each language as its speakers call it. */
export const languageNames: Record<Language, string> = {
  english: 'English',
  spanish: 'Español',
  french: 'Français',
  german: 'Deutsch',
  italian: 'Italiano',
  portuguese: 'Português',
  chinese: '中文',
  japanese: '日本語',
}
