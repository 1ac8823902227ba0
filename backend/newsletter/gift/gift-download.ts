import { Model, type RelationMappingsThunk } from 'objection'
import { BaseModel } from '#database/model'
import type { GiftId } from '#contract/newsletter'
import { NewsletterAddress } from '../addresses/newsletter-address.ts'

/** The first download of a graphic for an address. */
export class GiftDownload extends BaseModel {
  static override tableName = 'visitor_gifts'
  static override idColumn = ['address_id', 'gift']
  declare addressId: string
  declare gift: GiftId
  declare takenAt: Date
  declare address?: NewsletterAddress

  static override relationMappings: RelationMappingsThunk = () => ({
    address: {
      relation: Model.BelongsToOneRelation,
      modelClass: NewsletterAddress,
      join: { from: 'visitor_gifts.address_id', to: 'visitor_addresses.id' },
    },
  })
}
