import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import type { AttemptCaller } from '#http/limits/failed-attempts'
import { Application, getApplicationByTrackingNumber } from './application.ts'
import { APPLICATION_LINK_MINUTES, APPLICATION_REVIEW_HOURS, type getApplication as describeCall } from './contract.ts'

type ApplicationView = EndpointReply<typeof describeCall>

/** An application's state, for anyone who knows its tracking number: nothing personal but the artist name. */
export async function getApplication(trackingNumber: string, guesser: AttemptCaller): Promise<ApplicationView> {
  return buildApplicationView(await getApplicationByTrackingNumber(trackingNumber, guesser))
}

export async function buildApplicationView(application: Application): Promise<ApplicationView> {
  const added = await Application.relatedQuery('documents', db).for(application.id).resultSize()
  return {
    trackingNumber: application.trackingNumber,
    state: application.state,
    artistName: application.artistName,
    ...getNextStep(application),
    reasons: application.reasons,
    documents: (application.documentKey ? 1 : 0) + added,
  }
}

function getNextStep(application: Application): { next: string; by: string | null } {
  const { state, linkAskedAt, paidAt } = application
  switch (state) {
    case 'submitted':
      return {
        next: 'We sent a link to your email address. Open it to confirm that the address is yours.',
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
