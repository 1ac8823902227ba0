import { z } from 'zod'
import { defineErrors, defineEndpoint } from '#contract/http'
import { languages } from '#contract/text'

export const MESSAGE_MAX_CHARACTERS = 2000
export const MESSAGES_PER_MINUTE = 60

export const COMMENT_MAX_CHARACTERS = 1000
export const HANDOFF_MAX_CHARACTERS = 2000
export const HANDOFFS_PER_HOUR = 5
/** How long to wait for the model before answering from the knowledge base. */
export const MODEL_TIMEOUT_SECONDS = 8
/** How long a follow-up such as "and for albums?" refers to the previous turn. */
export const FOLLOW_UP_MINUTES = 30
/** How long a yes, a no or a choice refers to what the last answer asked. */
export const OPEN_QUESTION_MINUTES = 15
/** How long a conversation is stored unless the visitor deletes it. */
export const CHAT_RETENTION_DAYS = 30

export const errors = defineErrors({
  'answer-unknown': [404, 'This answer does not belong to your conversation.'],
})

const language = z.enum(languages)

export const createTurn = defineEndpoint({
  method: 'POST',
  path: '/api/godfrey/chat',
  body: z.object({
    message: z
      .string('Please type a question.')
      .trim()
      .min(1, 'Please type a question.')
      .max(MESSAGE_MAX_CHARACTERS, 'That is too long for me. Please ask in at most 2,000 characters.'),
    /** Null: detect it. */
    language: language.nullable().default(null),
    /** The proposal whose button was pressed, from `choices`. */
    confirms: z.uuid().nullable().default(null),
  }),
  reply: z.object({
    response: z.string(),
    timestamp: z.string(),
    language,
    /** The pages the answer is based on. */
    sources: z.array(z.object({ page: z.string() })),
    /** Id of the topic used; null when none matched. */
    topic: z.string().nullable(),
    /** Identifies the answer for `updateRating`. */
    id: z.string(),
    /** `model`: written by the model and validated. All others are our own texts. */
    origin: z.enum([
      'knowledge',
      'computed',
      'status',
      'refused',
      'nothing',
      'correction',
      'model',
      'choice',
      'handover',
    ]),
    /** Buttons under the answer. Each sends its message, with `confirms` if there is one. */
    choices: z.array(z.object({ label: z.string(), message: z.string(), confirms: z.string().nullable() })),
  }),
})
export type GodfreyReply = z.output<typeof createTurn.reply>

/** Rates one of the visitor's own answers; a new rating replaces the previous one. */
export const updateRating = defineEndpoint({
  method: 'POST',
  path: '/api/godfrey/answers/:id/thumb',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    thumb: z.enum(['up', 'down']),
    comment: z.string().trim().max(COMMENT_MAX_CHARACTERS, 'Please say it in at most 1,000 characters.').default(''),
  }),
})

/** Hands the visitor over to a person: opens a review and returns its number. */
export const createHandoff = defineEndpoint({
  method: 'POST',
  path: '/api/godfrey/handovers',
  body: z.object({
    text: z
      .string('Please say what it is about.')
      .trim()
      .min(3, 'Please say what it is about.')
      .max(HANDOFF_MAX_CHARACTERS, 'Please say it in at most 2,000 characters.'),
    email: z.union([z.literal(''), z.email('Please enter a valid email address.')]).default(''),
  }),
  reply: z.object({ number: z.number(), dueBy: z.string() }),
})

/** The visitor's whole conversation with Godfrey, oldest first. */
export const downloadConversation = defineEndpoint({
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

/** Deletes the visitor's conversation with Godfrey. */
export const deleteConversation = defineEndpoint({ method: 'DELETE', path: '/api/godfrey/conversation' })

export const getGKeyStatus = defineEndpoint({
  method: 'GET',
  path: '/api/godfrey/monitor/gkey/current-user',
  reply: z.object({
    active: z.boolean(),
    accountType: z.enum(['test', 'production']).nullable(),
    artistName: z.string().nullable(),
  }),
})
