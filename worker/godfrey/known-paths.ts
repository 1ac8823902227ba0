import { topics } from '#module/godfrey'

/** The pages an answer may name: those that our own answers name or rest on. */
export const paths = new Set(
  topics.flatMap((topic) => [
    topic.page,
    ...(topic.english.answer.match(/(?<![\w/])\/[a-z][\w-]*(?:\/[\w-]+)*/g) ?? []),
  ]),
)
