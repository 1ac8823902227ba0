import { z } from 'zod'

/** One thing that speaks for what was asked, against it, or helps to decide. */
export const assessmentPoint = z.object({
  says: z.string(),
  stance: z.enum(['agrees', 'doubt', 'note']),
  /** The words of the document or the message that it is about. */
  quote: z.string().nullable(),
  /** `policy`: found by rules. `model`: said by the language model, with a quote that was checked. */
  by: z.enum(['policy', 'model']),
})
export type AssessmentPoint = z.output<typeof assessmentPoint>

/** What Godfrey makes of a review. He decides nothing: a person reads it and writes the answer. */
export const assessment = z.object({
  points: z.array(assessmentPoint),
  /** The start of the reviewer's answer, in the language of who gets it; empty: none. */
  draft: z.string(),
  draftBy: z.enum(['policy', 'model']),
})
export type Assessment = z.output<typeof assessment>
