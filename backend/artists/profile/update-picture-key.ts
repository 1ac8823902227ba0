import { errors } from '#contract/artists'
import { runInTransaction } from '#database/client'
import { ApiError } from '#http/api-error'
import { Artist } from '#module/artists'
import { confirmFile, releaseFile, type StoredFile } from '#module/storage/files'
import { buildProfile, type Profile } from './profile.ts'

export function updatePictureKey(artistId: string, picture: StoredFile | undefined): Promise<Profile> {
  return runInTransaction(async (trx) => {
    const before = await Artist.query(trx).findById(artistId).forUpdate()
    if (!before) throw new ApiError(errors['artist-unknown'])
    if (picture) await confirmFile(trx, picture)
    const artist = await Artist.query(trx).patchAndFetchById(artistId, { pictureKey: picture?.key ?? null })
    if (before.pictureKey) await releaseFile(trx, before.pictureKey)
    return buildProfile(artist)
  })
}
