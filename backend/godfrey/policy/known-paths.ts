import { listTopics } from '#godfrey/knowledge/topics'

let stored: ReadonlySet<string> | undefined

/** The pages an answer may link to: those that our own answers link to or are based on. */
export const getKnownPaths = (): ReadonlySet<string> =>
  (stored ??= new Set(
    listTopics().flatMap((topic) => [
      topic.page,
      ...(topic.english.answer.match(/(?<![\w/])\/[a-z][\w-]*(?:\/[\w-]+)*/g) ?? []),
    ]),
  ))
