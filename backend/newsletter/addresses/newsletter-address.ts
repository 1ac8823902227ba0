import { BaseModel } from '#database/model'

/** An address that somebody typed into a form. It gets nothing but a confirmation mail until that is answered. */
export class NewsletterAddress extends BaseModel {
  static override tableName = 'visitor_addresses'
  declare id: string
  declare email: string
  declare askedAt: Date
  declare confirmedAt: Date | null
  declare newsSince: Date | null
  declare unsubscribedAt: Date | null
  declare unsubscribeToken: string
}
