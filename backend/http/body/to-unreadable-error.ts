import { LimitedTaskError } from '#runtime/limited/run-limited'
import { ApiError } from '#http/api-error'
import type { ErrorDefinition } from '#contract/http'

/** What to throw when reading a sent file failed: `refusal` if the file broke its reader, else the error itself. */
export function toUnreadableError(error: unknown, refusal: ErrorDefinition): unknown {
  return error instanceof LimitedTaskError ? new ApiError(refusal) : error
}
