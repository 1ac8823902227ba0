import { BaseModel } from '#database/model'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { ArtistData } from './contract.ts'
import { hashGKey, parseGKey } from '#module/artists/g-keys'

export class Artist extends BaseModel {
  static override tableName = 'artists'
  declare id: string
  declare accountType: 'test' | 'production'
  declare legalName: string
  declare stageName: string
  declare email: string
  declare bio: string
  declare paymentEmail: string | null
  declare pendingPaymentEmail: string | null
  declare trackingNumber: string | null
  declare suspendedAt: Date | null

  /** Whether this is an active G-Key of the artist. */
  async hasGKey(typed: string): Promise<boolean> {
    const key = parseGKey(typed)
    if (!key) return false
    const found = await sql(db, `SELECT 1 FROM g_keys WHERE key_hash = $1 AND artist_id = $2 AND state = 'active'`, [
      hashGKey(key),
      this.id,
    ])
    return found.length > 0
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
