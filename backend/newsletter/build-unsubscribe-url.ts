import { config } from '#runtime/config'

export const buildUnsubscribeUrl = (token: string) => `${config.PUBLIC_URL}/unsubscribe?token=${token}`
