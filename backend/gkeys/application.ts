import type { BrowserLanguage } from '#platform/browser-language'
import { Row, db } from '#platform/database'
import { type Guesser, countWrongGuess, refuseGuesser } from '#platform/guesses'
import { Refusal } from '#platform/refusal'
import { type ApplicationState, TRACKING_NUMBER_PATTERN, refusals } from './contract.ts'
import { randomLetters } from './g-key.ts'

/** A request for a G-Key. Its state moves only forward, by conditional statements. */
export class Application extends Row {
  static override tableName = 'g_key_applications'
  declare id: string
  declare trackingNumber: string
  declare fullName: string
  declare email: string
  declare phone: string | null
  declare artistName: string
  declare copyrightDetails: string
  declare documentKey: string | null
  declare state: ApplicationState
  declare orderId: string | null
  declare reasons: string | null
  declare note: string | null
  declare artistId: string | null
  declare createdAt: Date
  declare linkAskedAt: Date
  declare paidAt: Date | null
  declare refundedAt: Date | null
  declare keyMailedAt: Date | null
  /** Grows with everything that happens to it. */
  declare change: number
  /** Godfrey writes to the applicant in it. */
  declare language: BrowserLanguage
}

/** A new tracking number of today (UTC): 40 random bits behind the date. */
export function newTrackingNumber(now = new Date()): string {
  return `TM-${now.toISOString().slice(0, 10).replaceAll('-', '')}-${randomLetters(8)}`
}

/** The application with this number, as people type it. A number that nobody has counts as a wrong guess: 404. */
export async function findApplication(typed: string, guesser: Guesser): Promise<Application> {
  await refuseGuesser(guesser)
  const trackingNumber = typed.trim().toUpperCase()
  const application = TRACKING_NUMBER_PATTERN.test(trackingNumber)
    ? await Application.query(db).findOne({ tracking_number: trackingNumber })
    : undefined
  if (!application) {
    await countWrongGuess(guesser)
    throw new Refusal(refusals['application-unknown'])
  }
  return application
}
