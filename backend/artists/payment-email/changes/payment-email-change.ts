import { BaseModel } from '#database/model'

/** A request to pay an artist's sales to another address. Only conditional statements change its state. */
export class PaymentEmailChange extends BaseModel {
  static override tableName = 'payment_email_changes'
  declare id: string
  declare artistId: string
  declare was: string
  declare becomes: string
  declare state: 'requested' | 'approved' | 'applied' | 'declined' | 'stopped' | 'replaced'
  declare effectKey: string
  declare requestedAt: Date
  declare confirmedAt: Date | null
  declare effectiveAt: Date | null
  declare endedAt: Date | null
}
