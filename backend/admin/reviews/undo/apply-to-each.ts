import { ApiError } from '#http/api-error'

type Failure = { id: string; message: string }

/**
 * Does the same with several reviews, one transaction each. One with which it cannot be done stays as it is and is
 * returned in `failed` with the reason.
 */
export async function applyToEach<T>(
  ids: string[],
  apply: (id: string) => Promise<T>,
): Promise<{ done: (T & { id: string })[]; failed: Failure[] }> {
  const done = []
  const failed = []
  for (const id of new Set(ids)) {
    try {
      done.push({ id, ...(await apply(id)) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      failed.push({ id, message: error.message })
    }
  }
  return { done, failed }
}
