import { z } from 'zod'
import { defineEndpoint } from '#contract/http'

/** The browsers signed in to what this session may see, latest used first. */
export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/sessions',
  reply: z.array(
    z.object({
      id: z.string(),
      /** Whether it is the calling one. */
      current: z.boolean(),
      /** Such as 'Firefox · Linux'. */
      device: z.string(),
      /** The browser's preferred language, as a BCP 47 tag; its region tells roughly where. */
      language: z.string().nullable(),
      startedAt: z.string(),
      /** To a quarter of an hour. */
      lastUsedAt: z.string(),
    }),
  ),
})

/** Signs one of these browsers out. */
export const deleteOneSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  params: z.object({ id: z.uuid() }),
})

/** Signs all of them out, the calling one too. */
export const deleteAllSessions = defineEndpoint({ method: 'DELETE', path: '/api/sessions' })
