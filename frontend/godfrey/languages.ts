import { type Language, languageCodes } from '#contract/text'

/**
 * Languages for the selector: own name, code for the `lang` attribute, and the label above an answer's sources.
 */
export const LANGUAGES: Record<Language, { name: string; code: string; source: string }> = {
  english: { name: 'English', code: languageCodes.english, source: 'Read more' },
  spanish: { name: 'Español', code: languageCodes.spanish, source: 'Leer más' },
  french: { name: 'Français', code: languageCodes.french, source: 'En savoir plus' },
  german: { name: 'Deutsch', code: languageCodes.german, source: 'Mehr dazu' },
  italian: { name: 'Italiano', code: languageCodes.italian, source: 'Per saperne di più' },
  portuguese: { name: 'Português', code: languageCodes.portuguese, source: 'Saiba mais' },
  chinese: { name: '中文', code: languageCodes.chinese, source: '了解更多' },
  japanese: { name: '日本語', code: languageCodes.japanese, source: '詳しく見る' },
}
