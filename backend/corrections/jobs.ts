import { z } from 'zod'
import { job } from '#platform/jobs'

/** A correction was made, undone, handed over or decided: the artist gets a mail. */
export const correctionMoved = job({
  name: 'corrections.mail-correction',
  payload: z.object({
    correctionId: z.uuid(),
    event: z.enum(['applied', 'undone', 'in-review', 'carried-out', 'declined']),
  }),
})
