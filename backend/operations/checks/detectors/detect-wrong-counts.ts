import { detectCountMismatches } from '#module/catalog/copy-counts'
import { getSliceSize } from './get-slice-end.ts'
import type { CheckProgress, SliceResult } from '../check.ts'

const ARTISTS_A_NIGHT = 60_000

/** Sums of copies and holders that differ from the Keymails, of a slice of artists and those of open findings. */
export async function detectWrongCounts({ after, open, isNight }: CheckProgress): Promise<SliceResult> {
  const { mismatches, last } = await detectCountMismatches(after, getSliceSize(ARTISTS_A_NIGHT, 5, isNight), open)
  return {
    after: last,
    observations: mismatches.map(({ artistId, counted, rows }) => ({
      subject: artistId,
      level: 'serious',
      message: `An artist’s copies are counted as ${counted}, and there are ${rows}`,
      details: { artistId, counted, rows },
    })),
  }
}
