import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { type Language, languages } from '#contract/text'

/**
 * `question` names the topic on a button. `answer` is what is said, with `{facts}` (facts.ts). `variants` are further texts of an answer that is composed from
 * the session's own rows. `utterances` are how people ask: the model is trained on them; nothing else reads them.
 */
const topicText = z.strictObject({
  question: z.string().min(1),
  answer: z.string().min(1),
  variants: z.record(z.string(), z.string().min(1)).optional(),
  utterances: z.array(z.string().trim().min(1)).min(6),
})

/** A file of a theme folder: one topic in all languages. Its name is the topic's id, its folder the theme. */
export const topicFile = z.strictObject({
  /** The page the answer is based on. */
  page: z.string().startsWith('/'),
  ...(Object.fromEntries(languages.map((language) => [language, topicText])) as Record<Language, typeof topicText>),
})

export type TopicText = Omit<z.output<typeof topicText>, 'utterances'>

export type Topic = { id: string; theme: string; page: string } & Record<Language, TopicText>

export const isRefusal = ({ theme }: Topic) => theme === 'refusals'

/** Answered from the session's own rows. */
export const isOwnAccount = ({ theme }: Topic) => theme === 'own-account'

/** Surrounds a question but is not the question. */
export const isSmallTalk = ({ id }: Topic) => id === 'greeting' || id === 'thanks'

/** The topics' files, ordered by id. */
export function listTopicFiles(): { id: string; theme: string; path: string }[] {
  return globSync('*/*.json', { cwd: import.meta.dirname })
    .map((file) => ({ id: basename(file, '.json'), theme: dirname(file), path: join(import.meta.dirname, file) }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
