import { db } from '#database/client'
import { sql } from '#database/sql'
import { HttpResponse } from '#http/http-response'

/** Whoever asks decides by the answer where requests go, and waits two seconds for it. */
const READY_MS = 1_500

/**
 * Covers this process and its database only: an outage of PayPal, mail or the model is no reason to take the process
 * out of rotation.
 */
export async function getReadiness(): Promise<HttpResponse> {
  try {
    await Promise.race([sql(db, 'SELECT 1'), rejectAfter(READY_MS)])
    return new HttpResponse(200, { status: 'ready' })
  } catch {
    return new HttpResponse(503, { status: 'database unavailable' }, { 'Retry-After': '2' })
  }
}

function rejectAfter(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), milliseconds).unref()
  })
}
