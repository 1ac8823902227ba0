import { createByLocale } from './create-by-locale.ts'
import { getLocale } from './messages/current-language.ts'

const getRegionNames = createByLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }))
const getLanguageNames = createByLocale((locale) => new Intl.DisplayNames(locale, { type: 'language' }))

/** Roughly where a browser is, by its language: 'Brazil' for pt-BR, 'Portuguese' for pt. */
export function formatPlace(tag: string): string {
  try {
    const { language, region } = new Intl.Locale(tag)
    return (region ? getRegionNames(getLocale()).of(region) : getLanguageNames(getLocale()).of(language)) ?? tag
  } catch {
    return tag
  }
}

/** 'Brazil' for BR. */
export const formatCountry = (code: string) => getRegionNames(getLocale()).of(code) ?? code
