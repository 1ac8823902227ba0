import { Model, type RelationMappingsThunk } from 'objection'
import { BaseModel } from '#database/model'
import { db } from '#database/client'
import type { ArtistData } from './contract.ts'
import { GKey, calculateGKeyHash, parseGKey } from '#module/artists/g-keys'

/** A link on an artist's profile. */
type ArtistLink = { label: string; url: string }

export class Artist extends BaseModel {
  static override tableName = 'artists'
  static override jsonAttributes = ['links']
  declare id: string
  declare accountType: 'test' | 'production'
  declare legalName: string
  declare stageName: string
  declare email: string
  declare bio: string
  declare paymentEmail: string | null
  declare pendingPaymentEmail: string | null
  declare trackingNumber: string | null
  declare pictureKey: string | null
  declare links: ArtistLink[]
  declare suspendedAt: Date | null
  declare closedAt: Date | null
  /** Words of the stage name, see `toSearchText`. */
  declare search: string
  declare gKeys?: GKey[]

  static override relationMappings: RelationMappingsThunk = () => ({
    gKeys: {
      relation: Model.HasManyRelation,
      modelClass: GKey,
      join: { from: 'artists.id', to: 'g_keys.artist_id' },
    },
  })

  /** Whether this is an active G-Key of the artist. */
  async hasGKey(typed: string): Promise<boolean> {
    const key = parseGKey(typed)
    if (!key) return false
    return Boolean(
      await GKey.query(db).findOne({ key_hash: calculateGKeyHash(key), artist_id: this.id, state: 'active' }),
    )
  }

  /** The artist as shown on their own screens. */
  toArtistData(): ArtistData {
    return {
      accountType: this.accountType,
      username: this.stageName,
      artistName: this.stageName,
      email: this.email,
      trackingNumber: this.trackingNumber,
      paypalEmail: this.paymentEmail,
      pendingPaypalEmail: this.pendingPaymentEmail,
    }
  }
}
