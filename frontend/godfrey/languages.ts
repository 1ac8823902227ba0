import { type Language, languageCodes } from '#contract/text'
import { languageNames } from '#frontend/lib/messages/language-names.ts'

/**
 * Languages for the selector: own name, code for the `lang` attribute, and the label above an answer's sources.
 */
export const LANGUAGES: Record<Language, { name: string; code: string; source: string }> = {
  english: { name: languageNames.english, code: languageCodes.english, source: 'Read more' },
  spanish: { name: languageNames.spanish, code: languageCodes.spanish, source: 'Leer más' },
  french: { name: languageNames.french, code: languageCodes.french, source: 'En savoir plus' },
  german: { name: languageNames.german, code: languageCodes.german, source: 'Mehr dazu' },
  italian: { name: languageNames.italian, code: languageCodes.italian, source: 'Per saperne di più' },
  portuguese: { name: languageNames.portuguese, code: languageCodes.portuguese, source: 'Saiba mais' },
  chinese: { name: languageNames.chinese, code: languageCodes.chinese, source: '了解更多' },
  japanese: { name: languageNames.japanese, code: languageCodes.japanese, source: '詳しく見る' },
}
