import type { EndpointReply } from '#contract/platform'
import { db, sql } from '#platform/database'
import { EventStream, type StreamEvent, streamRows } from '#platform/event-stream'
import type { AttemptCaller } from '#platform/guesses'
import { ApiError } from '#platform/refusal'
import { Application, getApplicationByTrackingNumber } from './application.ts'
import {
  APPLICATION_LINK_MINUTES,
  APPLICATION_REVIEW_HOURS,
  type getApplication as describeCall,
  errors,
} from './contract.ts'

type ApplicationView = EndpointReply<typeof describeCall>

/** An application's state, for anyone who knows its tracking number: nothing personal but the artist name. */
export async function getApplication(trackingNumber: string, guesser: AttemptCaller): Promise<ApplicationView> {
  return buildApplicationView(await getApplicationByTrackingNumber(trackingNumber, guesser))
}

/**
 * The same as a stream: the current state at once, then every change. Readers have no session, so each process allows
 * four streams per application; further clients must poll.
 */
export async function streamApplication(trackingNumber: string, guesser: AttemptCaller): Promise<EventStream> {
  const { id } = await getApplicationByTrackingNumber(trackingNumber, guesser)
  const check = async () => {
    if (!(await Application.query(db).findById(id))) throw new ApiError(errors['application-unknown'])
  }
  return new EventStream(`application:${id}`, async function* ({ lastEventId, signal }): AsyncGenerator<StreamEvent> {
    const from = { topic: `application:${id}`, after: lastEventId ?? -1 }
    const read = async (after: number) => {
      const application = await Application.query(db).findById(id).where('change', '>', after)
      return application ? [{ id: application.change, data: await buildApplicationView(application) }] : []
    }
    for await (const { id: change, data } of streamRows({ ...from, read, batchSize: 2, check, signal })) {
      yield { id: change, data }
    }
  })
}

async function buildApplicationView(application: Application): Promise<ApplicationView> {
  const [added] = await sql<{ count: number }>(
    db,
    'SELECT count(*)::int AS count FROM g_key_application_documents WHERE application_id = $1',
    [application.id],
  )
  return {
    trackingNumber: application.trackingNumber,
    state: application.state,
    artistName: application.artistName,
    ...getNextStep(application),
    reasons: application.reasons,
    documents: (application.documentKey ? 1 : 0) + (added?.count ?? 0),
  }
}

function getNextStep(application: Application): { next: string; by: string | null } {
  const { state, linkAskedAt, paidAt } = application
  switch (state) {
    case 'submitted':
      return {
        next: 'We sent a link to your e-mail address. Open it to confirm that the address is yours.',
        by: toDeadline(linkAskedAt, APPLICATION_LINK_MINUTES * 60_000),
      }
    case 'confirmed':
      return { next: 'Your address is confirmed. Pay the fee, and we start to read your papers.', by: null }
    case 'paid':
    case 'verifying':
      return {
        next: 'Your payment has arrived and Godfrey is reading your papers. What he cannot settle goes to a person.',
        by: toDeadline(paidAt, APPLICATION_REVIEW_HOURS * 3_600_000),
      }
    case 'in-review':
      return {
        next: 'Your payment has arrived and a person is reading your papers. You get a mail within 24 to 48 hours.',
        by: toDeadline(paidAt, APPLICATION_REVIEW_HOURS * 3_600_000),
      }
    case 'approved':
      return { next: 'Your application is approved. Look for your G-Key in your mail.', by: null }
    case 'declined':
      return { next: 'Your application was declined. Mend what is named here, and you may apply again.', by: null }
  }
}

function toDeadline(from: Date | null, ms: number): string | null {
  return from && new Date(from.getTime() + ms).toISOString()
}
