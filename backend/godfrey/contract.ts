import { z } from 'zod'
import { defineRefusals, endpoint } from '#contract/platform'

export const MESSAGE_MAX_CHARACTERS = 2000
export const MESSAGES_PER_MINUTE = 60

export const COMMENT_MAX = 1000
export const HANDOVER_MAX = 2000
export const HANDOVERS_PER_HOUR = 5
/** How long Godfrey waits for the model before he answers from what he knows. */
export const MODEL_WAIT_SECONDS = 8
/** How long "and for albums?" still refers to what was said before. */
export const MEMORY_MINUTES = 30
/** How long what was said is kept, unless the visitor starts over. */
export const CHAT_KEPT_DAYS = 30

export const refusals = defineRefusals({
  'answer-unknown': [404, 'This answer is not one of your conversation.'],
})

export const languages = [
  'english',
  'spanish',
  'french',
  'german',
  'italian',
  'portuguese',
  'chinese',
  'japanese',
] as const
const language = z.enum(languages)

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
    /** Names this answer for a thumb. */
    id: z.string(),
    /** Where it comes from: `model` was written by the model and checked, all others are our own sentences. */
    origin: z.enum(['knowledge', 'computed', 'status', 'refused', 'nothing', 'correction', 'model']),
  }),
})
export type GodfreyReply = z.output<typeof askGodfrey.reply>

/** A thumb for one of the visitor's own answers; giving it again changes it. */
export const rateAnswer = endpoint({
  method: 'POST',
  path: '/api/godfrey/answers/:id/thumb',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    thumb: z.enum(['up', 'down']),
    comment: z.string().trim().max(COMMENT_MAX, 'Please say it in at most 1,000 characters.').default(''),
  }),
})

/** Hands the visitor to a person: opens a review and says its number. */
export const handOver = endpoint({
  method: 'POST',
  path: '/api/godfrey/handovers',
  body: z.object({
    text: z
      .string('Please say what it is about.')
      .trim()
      .min(3, 'Please say what it is about.')
      .max(HANDOVER_MAX, 'Please say it in at most 2,000 characters.'),
    email: z.union([z.literal(''), z.email('Please enter a valid e-mail address.')]).default(''),
  }),
  reply: z.object({ number: z.number(), dueBy: z.string() }),
})

/** Everything said between this visitor and Godfrey, the oldest first. */
export const exportConversation = endpoint({
  method: 'GET',
  path: '/api/godfrey/conversation',
  reply: z.object({
    exportedAt: z.string(),
    turns: z.array(
      z.object({
        id: z.string(),
        askedAt: z.string(),
        question: z.string(),
        language,
        answer: z.string(),
        sources: z.array(z.object({ page: z.string() })),
        thumb: z.enum(['up', 'down']).nullable(),
        comment: z.string().nullable(),
      }),
    ),
  }),
})

/** Begins anew: forgets everything that was said between this visitor and Godfrey. */
export const startOver = endpoint({ method: 'DELETE', path: '/api/godfrey/conversation' })

export const monitorGKey = endpoint({
  method: 'GET',
  path: '/api/godfrey/monitor/gkey/current-user',
  reply: z.object({
    active: z.boolean(),
    accountType: z.enum(['test', 'production']).nullable(),
    artistName: z.string().nullable(),
  }),
})
