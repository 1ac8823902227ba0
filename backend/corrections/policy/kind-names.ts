import { CORRECTION_KINDS, type CorrectionKind } from '#contract/corrections'
import type { Language } from '#contract/text'
import { buildByLanguage } from '#text/messages/build-by-language'
import { matters } from '#text/messages/catalogs/matters/en'
import { getMessages } from '#text/messages/get-messages'

/** What each kind of correction is called. */
export const correctionKindNames = Object.fromEntries(
  CORRECTION_KINDS.map((kind) => [kind, buildByLanguage((language) => getMessages(matters, language)(`what.${kind}`))]),
) as Record<CorrectionKind, Record<Language, string>>
