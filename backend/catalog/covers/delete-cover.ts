import { type CoverReply, updateCoverFiles } from './cover-row.ts'

/** Back to the drawn cover. Throws 404 for what is not theirs. */
export function deleteCover(artistId: string, id: string): Promise<CoverReply> {
  return updateCoverFiles(artistId, id, undefined)
}
