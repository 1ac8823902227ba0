import type { Language } from '#contract/text'
import { config } from '#runtime/config'
import { buildLanguagePath } from '#text/messages/language-path'

export const buildUnsubscribeUrl = (token: string, language: Language = 'english') =>
  `${config.PUBLIC_URL}${buildLanguagePath(language, '/unsubscribe')}?token=${token}`
