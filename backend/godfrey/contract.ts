import { z } from 'zod'
import { endpoint } from '#contract/platform'

export const MESSAGE_MAX_CHARACTERS = 2000
export const MESSAGES_PER_MINUTE = 60

const language = z.enum(['english', 'spanish', 'french', 'german', 'italian', 'portuguese', 'chinese', 'japanese'])

export const askGodfrey = endpoint({
  method: 'POST',
  path: '/api/godfrey/chat',
  body: z.object({
    message: z
      .string('Please type a question.')
      .trim()
      .min(1, 'Please type a question.')
      .max(MESSAGE_MAX_CHARACTERS, 'That is too long for me. Please ask in at most 2,000 characters.'),
    /** Null: find out. */
    language: language.nullable().default(null),
  }),
  reply: z.object({
    response: z.string(),
    timestamp: z.string(),
    language,
    /** The pages that the answer rests on. */
    sources: z.array(z.object({ page: z.string() })),
    /** The entry of the knowledge that was used; null when nothing fitted. */
    topic: z.string().nullable(),
  }),
})
export type GodfreyReply = z.output<typeof askGodfrey.reply>

export const monitorGKey = endpoint({
  method: 'GET',
  path: '/api/godfrey/monitor/gkey/current-user',
  reply: z.object({
    active: z.boolean(),
    accountType: z.enum(['test', 'production']).nullable(),
    artistName: z.string().nullable(),
  }),
})
