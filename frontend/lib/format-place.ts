import { LOCALE } from './locale.ts'

const regionNames = new Intl.DisplayNames(LOCALE, { type: 'region' })
const languageNames = new Intl.DisplayNames(LOCALE, { type: 'language' })

/** Roughly where a browser is, by its language: 'Brazil' for pt-BR, 'Portuguese' for pt. */
export function formatPlace(tag: string): string {
  try {
    const { language, region } = new Intl.Locale(tag)
    return (region ? regionNames.of(region) : languageNames.of(language)) ?? tag
  } catch {
    return tag
  }
}
