import { z } from 'zod'
import { defineErrors, defineEndpoint } from '#contract/http'
import { languages } from '#contract/text'

export const PHRASINGS_MAX = 20
export const PHRASING_MAX_CHARACTERS = 200
export const ANSWER_MAX_CHARACTERS = 1500
/** Questions shown of a group. */
export const EXAMPLES_LIMIT = 5

export const errors = defineErrors({
  'draft-unknown': [404, 'There is no such draft.'],
  'draft-decided': [409, 'Somebody has decided on this draft already.'],
  'draft-incomplete': [
    409,
    'A phrasing needs at least one language, a topic needs its question, answer and six phrasings in all of them.',
  ],
  'phrasing-not-rewritten': [
    409,
    'This is word for word what somebody asked, or holds an address or code. Please put it in your own words.',
  ],
  'topic-unknown': [404, 'Godfrey has no such topic.'],
  'topic-taken': [409, 'Godfrey already has a topic by that name.'],
})

const language = z.enum(languages)

/** What Godfrey did not know or was told is wrong, within the days that questions are kept; by the likeliest topic. */
export const listUnknownQuestions = defineEndpoint({
  method: 'GET',
  path: '/api/operator/godfrey/questions',
  reply: z.object({
    groups: z.array(
      z.object({
        topic: z.string(),
        /** The English question that names the topic. */
        title: z.string(),
        questions: z.number(),
        thumbsDown: z.number(),
        /** The latest; they are deleted with the conversation they belong to. */
        examples: z.array(
          z.object({
            text: z.string(),
            language,
            thumbsDown: z.boolean(),
            comment: z.string().nullable(),
            at: z.string(),
          }),
        ),
      }),
    ),
  }),
})

const draftText = z.object({
  phrasings: z.array(z.string().trim().min(1).max(PHRASING_MAX_CHARACTERS)).max(PHRASINGS_MAX).default([]),
  question: z.string().trim().max(PHRASING_MAX_CHARACTERS).default(''),
  answer: z.string().trim().max(ANSWER_MAX_CHARACTERS).default(''),
})
const draftTexts = z.partialRecord(language, draftText)
export type DraftTexts = z.output<typeof draftTexts>

const topicId = z.string().regex(/^[a-z][a-z-]{2,60}$/, 'Small letters and hyphens, such as gift-a-copy.')

const draft = z.object({
  id: z.string(),
  kind: z.enum(['phrasing', 'topic']),
  topic: z.string(),
  page: z.string(),
  texts: draftTexts,
  /** Languages without a phrasing. */
  missing: z.array(language),
  createdBy: z.string(),
  createdAt: z.string(),
})

/** Begins a draft: more phrasings of a topic, or a new topic with its page. */
export const createDraft = defineEndpoint({
  method: 'POST',
  path: '/api/operator/godfrey/drafts',
  body: z.object({
    kind: z.enum(['phrasing', 'topic']),
    topic: topicId,
    page: z
      .string()
      .regex(/^\/[\w/-]*$/, 'A page of ours, such as /contact-us.')
      .default('/contact-us'),
    texts: draftTexts.default({}),
  }),
  reply: draft,
})

/** Drafts that wait for a decision. */
export const listDrafts = defineEndpoint({
  method: 'GET',
  path: '/api/operator/godfrey/drafts',
  reply: z.object({ drafts: z.array(draft), approved: z.number() }),
})

/** Replaces the texts of an undecided draft. */
export const updateDraft = defineEndpoint({
  method: 'PUT',
  path: '/api/operator/godfrey/drafts/:id',
  params: z.object({ id: z.uuid() }),
  body: z.object({ texts: draftTexts }),
  reply: draft,
})

/** Approved drafts go into Godfrey's knowledge with the next training. */
export const applyDraftDecision = defineEndpoint({
  method: 'POST',
  path: '/api/operator/godfrey/drafts/:id/decision',
  params: z.object({ id: z.uuid() }),
  body: z.object({ decision: z.enum(['approved', 'declined']) }),
})
