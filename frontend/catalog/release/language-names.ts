import { getLocale } from '#frontend/lib/messages/current-language.ts'

/** The name of a language by its ISO 639-1 code; the code where it has none. */
export function formatLanguage(code: string): string {
  // oxlint-disable-next-line no-restricted-globals -- names of languages, needed by releases only
  return new Intl.DisplayNames([getLocale()], { type: 'language' }).of(code) ?? code
}

/** Languages with their names, sorted as the reader's language sorts. */
export function listLanguages(codes: readonly string[]): { code: string; name: string }[] {
  return codes
    .map((code) => ({ code, name: formatLanguage(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, getLocale()))
}
