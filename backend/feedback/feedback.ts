import { BaseModel } from '#database/model'

/** What a visitor wrote. The address is unconfirmed. */
export class Feedback extends BaseModel {
  static override tableName = 'visitor_feedback'
  declare id: string
  declare text: string
  declare email: string | null
  declare givenAt: Date
}
