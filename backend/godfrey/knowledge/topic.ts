import { languages } from '#contract/godfrey'

export { languages }
export type Language = (typeof languages)[number]

/** How people ask about it (six phrasings or more) and what Godfrey says. `{name}` is a fact, see facts.ts. */
export type Wording = { questions: string[]; answer: string }

/** One thing Godfrey knows, in all languages side by side. */
export type Topic = {
  /** kebab-case, the same as the file's name. */
  id: string
  /** The page the answer rests on. */
  page: `/${string}`
} & Record<Language, Wording>
