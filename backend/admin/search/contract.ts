import { z } from 'zod'
import { defineEndpoint } from '#contract/http'

export const timelineEntry = z.object({ at: z.string(), what: z.string(), detail: z.string() })

export const subjectKinds = ['artist', 'fan', 'keymail', 'order', 'application'] as const

export type SubjectKind = (typeof subjectKinds)[number]

const subject = z.object({ kind: z.enum(subjectKinds), id: z.string(), title: z.string(), note: z.string() })

const subjectParams = z.object({ kind: z.enum(subjectKinds), id: z.uuid() })

export const SEARCH_MIN = 2

export const listSubjects = defineEndpoint({
  method: 'GET',
  path: '/api/admin/search',
  query: z.object({ q: z.string().trim().min(SEARCH_MIN).max(200) }),
  reply: z.object({ subjects: z.array(subject) }),
})

export const refundWays = ['by-us', 'by-artist', 'none'] as const

/** Everything about one artist, fan, Keymail, order or application, and the moderation actions available for it. */
export const getSubject = defineEndpoint({
  method: 'GET',
  path: '/api/admin/stories/:kind/:id',
  params: subjectParams,
  reply: z.object({
    title: z.string(),
    facts: z.array(z.object({ name: z.string(), value: z.string() })),
    /** Related subjects. */
    about: z.array(subject),
    timeline: z.array(timelineEntry.extend({ subject: subject.pick({ kind: true, id: true }).nullable() })),
    suspended: z.boolean().nullable(),
    gKeys: z.array(z.object({ id: z.string(), state: z.enum(['active', 'void']), issuedAt: z.string() })),
    songs: z.array(z.object({ id: z.string(), title: z.string(), state: z.string(), takenDown: z.boolean() })),
    cards: z.array(z.object({ id: z.string(), title: z.string(), state: z.string(), takenDown: z.boolean() })),
    refund: z.object({ way: z.enum(refundWays), cents: z.number() }).nullable(),
  }),
})
