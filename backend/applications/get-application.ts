import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import type { AttemptCaller } from '#http/limits/failed-attempts'
import { Application, getApplicationByTrackingNumber } from './application.ts'
import {
  APPLICATION_LINK_MINUTES,
  APPLICATION_REVIEW_HOURS,
  type ApplicationState,
  type getApplication as describeCall,
} from './contract.ts'
import { applications } from '#text/messages/catalogs/applications/en'
import { getMessages } from '#text/messages/get-messages'
import type { Language } from '#contract/text'

type ApplicationView = EndpointReply<typeof describeCall>

/** An application's state, for anyone who knows its tracking number: nothing personal but the artist name. */
export async function getApplication(
  trackingNumber: string,
  guesser: AttemptCaller,
  language: Language = 'english',
): Promise<ApplicationView> {
  return buildApplicationView(await getApplicationByTrackingNumber(trackingNumber, guesser), language)
}

export async function buildApplicationView(application: Application, language: Language): Promise<ApplicationView> {
  const added = await Application.relatedQuery('documents', db).for(application.id).resultSize()
  return {
    trackingNumber: application.trackingNumber,
    state: application.state,
    artistName: application.artistName,
    next: getMessages(applications, language)(NEXT_STEPS[application.state]),
    by: getDeadline(application),
    reasons: application.reasons,
    documents: (application.documentKey ? 1 : 0) + added,
  }
}

const NEXT_STEPS = {
  submitted: 'next.submitted',
  confirmed: 'next.confirmed',
  paid: 'next.reading',
  verifying: 'next.reading',
  'in-review': 'next.inReview',
  approved: 'next.approved',
  declined: 'next.declined',
} as const satisfies Record<ApplicationState, string>

function getDeadline({ state, linkAskedAt, paidAt }: Application): string | null {
  if (state === 'submitted') return toDeadline(linkAskedAt, APPLICATION_LINK_MINUTES * 60_000)
  const isRead = state === 'paid' || state === 'verifying' || state === 'in-review'
  return isRead ? toDeadline(paidAt, APPLICATION_REVIEW_HOURS * 3_600_000) : null
}

function toDeadline(from: Date | null, ms: number): string | null {
  return from && new Date(from.getTime() + ms).toISOString()
}
