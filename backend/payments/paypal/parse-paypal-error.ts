import type { ApiError } from '@paypal/paypal-server-sdk'
import { z } from 'zod'

const errorSchema = z.object({
  name: z.string().optional(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
})

/** The SDK types only some errors, so the raw body is parsed for all of them. */
export function parsePaypalError(error: unknown) {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  if (!isPaypalError(error)) return { status: 0, issue: '', debugId: null, message }
  let body: z.output<typeof errorSchema> = {}
  try {
    body = errorSchema.parse(JSON.parse(String(error.body)))
  } catch {
    // Not JSON, such as a gateway's HTML page: only the status is known.
  }
  return {
    status: error.statusCode,
    issue: body.details?.[0]?.issue ?? body.name ?? '',
    debugId: body.debug_id ?? null,
    message,
  }
}

// By its properties: the class would load the SDK.
const isPaypalError = (error: unknown): error is ApiError =>
  error instanceof Error && 'statusCode' in error && 'body' in error && 'request' in error
