import { BaseModel } from '#database/model'

/** An art collector. Unconfirmed until the owner of the address has used a mailed link. */
export class CollectorAccount extends BaseModel {
  static override tableName = 'collectors'
  declare id: string
  declare email: string
  declare name: string
  declare createdAt: Date
  declare confirmedAt: Date | null
}
