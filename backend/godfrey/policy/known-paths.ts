import { topics } from '#godfrey/knowledge/topics'

/** The pages an answer may link to: those that our own answers link to or are based on. */
export const knownPaths = new Set(
  topics.flatMap((topic) => [
    topic.page,
    ...(topic.english.answer.match(/(?<![\w/])\/[a-z][\w-]*(?:\/[\w-]+)*/g) ?? []),
  ]),
)
