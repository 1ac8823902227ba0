import type { Language } from '#contract/text'
import { BaseModel } from '#database/model'
import {
  type CorrectionKind,
  type CorrectionState,
  type CorrectionView,
  PROPOSAL_MINUTES,
  UNDO_MINUTES,
} from '#contract/corrections'

const REVIEW_HOURS = 48

/** A correction. Only conditional statements change its state. */
export class Correction extends BaseModel {
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
  declare endedAt: Date | null

  /** Deadline for undoing; null when it cannot be undone. */
  get undoUntil(): Date | null {
    if (this.state !== 'applied' || !this.appliedAt) return null
    const until = addMinutes(this.appliedAt, UNDO_MINUTES)
    return until > new Date() ? until : null
  }

  get isOpenProposal(): boolean {
    return this.state === 'proposed' && addMinutes(this.createdAt, PROPOSAL_MINUTES) > new Date()
  }

  toView(): CorrectionView {
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
      decidedBy: state === 'in-review' ? addMinutes(this.createdAt, REVIEW_HOURS * 60).toISOString() : null,
      note,
    }
  }
}

function addMinutes(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * 60_000)
}

export const toChangeTarget = ({ artistId, subjectId, subject }: Correction) => ({ artistId, subjectId, subject })
