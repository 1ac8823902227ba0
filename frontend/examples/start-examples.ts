import { updateExampleReplies } from '#frontend/api/api-client.ts'
import { getSessionItem } from '#frontend/lib/session-storage.ts'
import { buildExampleReply } from './build-example-reply.ts'
import { getExamples, publishExamples } from './examples.ts'

let isStarted = false

export const isAnsweringWithExamples = (): boolean => isStarted

/**
 * Answers the workshop's calls with examples from now on, as long as a test account is signed in to this tab. `mark` makes
 * a title that says that it is one.
 */
export function startExamples(mark: (title: string) => string): void {
  updateExampleReplies((path, query) =>
    getSessionItem('artistData')?.['accountType'] === 'test'
      ? buildExampleReply(path, query, getExamples(), mark)
      : undefined,
  )
  isStarted = true
  publishExamples()
}
