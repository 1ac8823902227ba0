import { BaseModel } from '#database/model'

/** What a visitor wrote. The address is unconfirmed. */
export class Feedback extends BaseModel {
  static override tableName = 'visitor_feedback'
  declare id: string
  /** Empty if there is only a rating. */
  declare text: string
  /** 1 to 5. */
  declare rating: number | null
  declare email: string | null
  declare givenAt: Date
}
