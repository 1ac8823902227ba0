import { createHmac } from 'node:crypto'

/** The `webhook-id`: the same at every try, so that a receiver recognizes what it has had already. */
export const buildMessageId = (eventId: string) => `msg_${eventId}`

/** The headers of a message after the Standard Webhooks specification, with one signature for each secret (base64). */
export function buildMessageHeaders(messageId: string, body: string, secrets: string[]): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const sign = (secret: string) =>
    `v1,${createHmac('sha256', Buffer.from(secret, 'base64')).update(`${messageId}.${timestamp}.${body}`).digest('base64')}`
  return {
    'content-type': 'application/json',
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map(sign).join(' '),
  }
}
