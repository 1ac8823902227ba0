import type { ReplyOf } from '#contract/platform'
import { db, sql } from '#platform/database'
import { EventStream, type StreamEvent, follow } from '#platform/event-stream'
import type { Guesser } from '#platform/guesses'
import { Refusal } from '#platform/refusal'
import { Application, findApplication } from './application.ts'
import {
  APPLICATION_LINK_MINUTES,
  APPLICATION_REVIEW_HOURS,
  type describeApplication as describeCall,
  refusals,
} from './contract.ts'

type Described = ReplyOf<typeof describeCall>

/** Where an application stands, for whoever knows its number: nothing of the person but the artist name. */
export async function describeApplication(trackingNumber: string, guesser: Guesser): Promise<Described> {
  return toReply(await findApplication(trackingNumber, guesser))
}

/**
 * The same, live: where it stands, at once and after every step. Of one application a process has four streams open, as
 * who follows it has no session; everybody else asks.
 */
export async function followApplication(trackingNumber: string, guesser: Guesser): Promise<EventStream> {
  const { id } = await findApplication(trackingNumber, guesser)
  const check = async () => {
    if (!(await Application.query(db).findById(id))) throw new Refusal(refusals['application-unknown'])
  }
  return new EventStream(`application:${id}`, async function* ({ lastEventId, signal }): AsyncGenerator<StreamEvent> {
    const from = { topic: `application:${id}`, after: lastEventId ?? -1 }
    const read = async (after: number) => {
      const application = await Application.query(db).findById(id).where('change', '>', after)
      return application ? [{ id: application.change, data: await toReply(application) }] : []
    }
    for await (const { id: change, data } of follow({ ...from, read, atOnce: 2, check, signal })) {
      yield { id: change, data }
    }
  })
}

async function toReply(application: Application): Promise<Described> {
  const [added] = await sql<{ count: number }>(
    db,
    'SELECT count(*)::int AS count FROM g_key_application_documents WHERE application_id = $1',
    [application.id],
  )
  return {
    trackingNumber: application.trackingNumber,
    state: application.state,
    artistName: application.artistName,
    ...whatNext(application),
    reasons: application.reasons,
    documents: (application.documentKey ? 1 : 0) + (added?.count ?? 0),
  }
}

function whatNext(application: Application): { next: string; by: string | null } {
  const { state, linkAskedAt, paidAt } = application
  switch (state) {
    case 'submitted':
      return {
        next: 'We sent a link to your e-mail address. Open it to confirm that the address is yours.',
        by: later(linkAskedAt, APPLICATION_LINK_MINUTES * 60_000),
      }
    case 'confirmed':
      return { next: 'Your address is confirmed. Pay the fee, and we start to read your papers.', by: null }
    case 'paid':
    case 'verifying':
      return {
        next: 'Your payment has arrived and Godfrey is reading your papers. What he cannot settle goes to a person.',
        by: later(paidAt, APPLICATION_REVIEW_HOURS * 3_600_000),
      }
    case 'in-review':
      return {
        next: 'Your payment has arrived and a person is reading your papers. You get a mail within 24 to 48 hours.',
        by: later(paidAt, APPLICATION_REVIEW_HOURS * 3_600_000),
      }
    case 'approved':
      return { next: 'Your application is approved. Look for your G-Key in your mail.', by: null }
    case 'declined':
      return { next: 'Your application was declined. Mend what is named here, and you may apply again.', by: null }
  }
}

function later(from: Date | null, ms: number): string | null {
  return from && new Date(from.getTime() + ms).toISOString()
}
