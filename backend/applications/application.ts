import { Model, type RelationMappingsThunk } from 'objection'
import type { Language } from '#contract/text'
import { BaseModel } from '#database/model'
import { db } from '#database/client'
import { type AttemptCaller, trackFailedAttempt, assertAttemptAllowed } from '#http/limits/failed-attempts'
import { ApiError } from '#http/api-error'
import { ApplicationDocument } from './documents/application-document.ts'
import { type ApplicationState, TRACKING_NUMBER_PATTERN } from './contract.ts'
import { errors } from '#contract/artists'
import { createRandomCode } from '#text/create-random-code'

/** A request for a G-Key. Conditional statements move its state forward only. */
export class Application extends BaseModel {
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
  /** Increases with every change to the row. */
  declare change: number
  /** The language of Godfrey's messages to the applicant. */
  declare language: Language
  declare confirmedAt: Date | null
  declare decidedAt: Date | null
  declare documents?: ApplicationDocument[]

  static override relationMappings: RelationMappingsThunk = () => ({
    documents: {
      relation: Model.HasManyRelation,
      modelClass: ApplicationDocument,
      join: { from: 'g_key_applications.id', to: 'g_key_application_documents.application_id' },
    },
  })
}

/** A new tracking number: today's date (UTC) and 40 random bits. */
export function createTrackingNumber(now = new Date()): string {
  return `TM-${now.toISOString().slice(0, 10).replaceAll('-', '')}-${createRandomCode(8)}`
}

/**
 * The application with this tracking number, in any letter case and with surrounding spaces. An unknown number counts
 * as a failed attempt and throws 404.
 */
export async function getApplicationByTrackingNumber(typed: string, guesser: AttemptCaller): Promise<Application> {
  await assertAttemptAllowed(guesser)
  const trackingNumber = typed.trim().toUpperCase()
  const application = TRACKING_NUMBER_PATTERN.test(trackingNumber)
    ? await Application.query(db).findOne({ tracking_number: trackingNumber })
    : undefined
  if (!application) {
    await trackFailedAttempt(guesser)
    throw new ApiError(errors['application-unknown'])
  }
  return application
}
