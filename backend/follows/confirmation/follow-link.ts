import { z } from 'zod'
import type { OneTimeLink } from '#module/mail/one-time-links'
import type { Language } from '#contract/text'
import { config } from '#runtime/config'
import { buildLanguagePath } from '#text/messages/language-path'
import { FOLLOW_LINK_MINUTES } from '#contract/follows'

const followLinkData = z.object({ followId: z.string(), shareAddress: z.boolean().default(false) })

export const followLink: OneTimeLink<typeof followLinkData> = {
  kind: 'follow',
  page: '/confirm-follow',
  minutes: FOLLOW_LINK_MINUTES,
  data: followLinkData,
}

/** The page on which an address sees and ends all that it follows. In every mail. */
export const buildNotificationsUrl = (token: string, language: Language) =>
  `${config.PUBLIC_URL}${buildLanguagePath(language, '/notifications')}?token=${token}`

/** The one-click unsubscribe of RFC 8058. */
export const buildStopUrl = (token: string) => `${config.PUBLIC_URL}/api/follows/stop?token=${token}`
