import type { SliceMismatches } from '#database/detect-slice-mismatches'
import { detectCountMismatches } from '#module/catalog/copy-counts'
import { detectRoomMismatches } from '#module/green-room'
import { detectRevenueMismatches } from '#module/revenue'
import { detectFileMiscount } from '#module/storage/files'
import { getSliceSize } from './get-slice-end.ts'
import type { CheckProgress, Observation, SliceResult } from '../check.ts'

const ARTISTS_A_NIGHT = 60_000

/** What a slice of artists has summed, and what differs from the rows. */
type Detect<Mismatch> = (after: string | null, artists: number, again: string[]) => Promise<SliceMismatches<Mismatch>>

/** Looks at a slice of artists and at those of open findings. */
async function detectOfArtists<Mismatch extends { artistId: string }>(
  { after, open, isNight }: CheckProgress,
  detect: Detect<Mismatch>,
  format: (mismatch: Mismatch) => string,
): Promise<SliceResult> {
  const { mismatches, last } = await detect(after, getSliceSize(ARTISTS_A_NIGHT, 5, isNight), open)
  return {
    after: last,
    observations: mismatches.map((mismatch) => ({
      subject: mismatch.artistId,
      level: 'serious',
      message: format(mismatch),
      details: { ...mismatch },
    })),
  }
}

/** Sums of copies and holders that differ from the Keymails, and of open sales that differ from their copies. */
export const detectWrongCounts = (progress: CheckProgress) =>
  detectOfArtists(progress, detectCountMismatches, ({ counted, rows, firstSales, openSales }) => {
    if (counted !== rows) return `An artist’s copies are counted as ${counted}, and there are ${rows}`
    return firstSales > 0
      ? `${firstSales} editions of an artist have another first sale than is kept`
      : `${openSales} open sales of an artist have other copies left or sold than are counted`
  })

/** Sums of revenue that differ from the ledger. */
export const detectWrongRevenue = (progress: CheckProgress) =>
  detectOfArtists(
    progress,
    detectRevenueMismatches,
    ({ part }) => `An artist’s revenue is summed otherwise than the ledger has it: ${part}`,
  )

/** Posts, conversations and last messages that differ from the entries of Green Rooms. */
export const detectWrongRooms = (progress: CheckProgress) =>
  detectOfArtists(progress, detectRoomMismatches, ({ counted, rows, members }) =>
    members > 0
      ? `A Green Room has ${members} members whose last message is another one`
      : `A Green Room counts ${counted.posts} posts and ${counted.conversations} conversations, and there are ${rows.posts} and ${rows.conversations}`,
  )

/** Kept files and their bytes, counted otherwise than their rows say. */
export async function detectWrongFileSums(): Promise<Observation[]> {
  const wrong = await detectFileMiscount()
  if (!wrong) return []
  const { counted, rows } = wrong
  const message = `${counted.files} files of ${counted.bytes} bytes are counted, and there are ${rows.files} of ${rows.bytes}`
  return [{ subject: 'files', level: 'serious', message, details: wrong }]
}
