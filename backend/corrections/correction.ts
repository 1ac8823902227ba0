import type { GodfreyReply } from '#contract/godfrey'
import { Row } from '#platform/database'
import {
  type CorrectionKind,
  type CorrectionReply,
  type CorrectionState,
  PROPOSAL_MINUTES,
  UNDO_MINUTES,
} from './contract.ts'

export type Language = GodfreyReply['language']

const REVIEW_HOURS = 48

/** One correction. Its state moves by conditional statements only. */
export class Correction extends Row {
  static override tableName = 'corrections'
  declare id: string
  declare artistId: string
  declare kind: CorrectionKind
  declare subjectId: string | null
  declare subject: string
  declare was: string
  declare becomes: string
  declare language: Language
  declare state: CorrectionState
  declare reviewNumber: number | null
  declare note: string | null
  declare createdAt: Date
  declare appliedAt: Date | null

  /** Until when it may be undone; null when it may not. */
  get undoUntil(): Date | null {
    if (this.state !== 'applied' || !this.appliedAt) return null
    const until = later(this.appliedAt, UNDO_MINUTES)
    return until > new Date() ? until : null
  }

  get isFreshProposal(): boolean {
    return this.state === 'proposed' && later(this.createdAt, PROPOSAL_MINUTES) > new Date()
  }

  toReply(): CorrectionReply {
    const { id, kind, subject, was, becomes, state, reviewNumber, note } = this
    return {
      id,
      kind,
      subject,
      was,
      becomes,
      state,
      at: (this.appliedAt ?? this.createdAt).toISOString(),
      undoUntil: this.undoUntil?.toISOString() ?? null,
      reviewNumber,
      decidedBy: state === 'in-review' ? later(this.createdAt, REVIEW_HOURS * 60).toISOString() : null,
      note,
    }
  }
}

function later(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * 60_000)
}
