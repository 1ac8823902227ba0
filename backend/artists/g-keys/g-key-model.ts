import { BaseModel } from '#database/model'

/** An issued G-Key, known by its hash only. */
export class GKey extends BaseModel {
  static override tableName = 'g_keys'
  declare id: string
  declare artistId: string
  declare keyHash: Buffer
  declare state: 'active' | 'void'
}
