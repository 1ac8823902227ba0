import { errors } from '#contract/artists'
import { db } from '#database/client'
import { streamRows } from '#database/stream-rows'
import { ApiError } from '#http/api-error'
import { EventStream, type StreamEvent } from '#http/event-stream'
import type { AttemptCaller } from '#http/limits/failed-attempts'
import { Application, getApplicationByTrackingNumber } from './application.ts'
import { buildApplicationView } from './get-application.ts'
import type { Language } from '#contract/text'

/**
 * The same as a stream: the current state at once, then every change. Readers have no session, so each process allows
 * four streams per application; further clients must poll.
 */
export async function streamApplication(
  trackingNumber: string,
  guesser: AttemptCaller,
  language: Language = 'english',
): Promise<EventStream> {
  const { id } = await getApplicationByTrackingNumber(trackingNumber, guesser)
  const check = async () => {
    if (!(await Application.query(db).findById(id))) throw new ApiError(errors['application-unknown'])
  }
  return new EventStream(`application:${id}`, async function* ({ lastEventId, signal }): AsyncGenerator<StreamEvent> {
    const from = { topic: `application:${id}`, after: lastEventId ?? -1 }
    const read = async (after: number) => {
      const application = await Application.query(db).findById(id).where('change', '>', after)
      return application ? [{ id: application.change, data: await buildApplicationView(application, language) }] : []
    }
    for await (const { id: change, data } of streamRows({ ...from, read, batchSize: 2, check, signal })) {
      yield { id: change, data }
    }
  })
}
