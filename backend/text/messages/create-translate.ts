import { setupI18n } from '@lingui/core'
import type { Language } from '#contract/text'
import type { Catalog, Translate } from './catalog.ts'
import { locales } from './locales.ts'

/**
 * Formats a catalog's messages in a language, as far as `translated` has them, otherwise in English. In the browser the
 * messages arrive compiled (see local/cli/frontend/build-catalogs.ts), so it needs no parser.
 */
export function createTranslate<Messages extends Record<string, string>>(
  catalog: Catalog<Messages>,
  language: Language,
  translated: Record<string, string> = {},
): Translate<Messages> {
  const locale = locales[language]
  const i18n = setupI18n({ locale, messages: { [locale]: { ...catalog.messages, ...translated } } })
  return (key, values?: Record<string, unknown>) => i18n._(key, values)
}
