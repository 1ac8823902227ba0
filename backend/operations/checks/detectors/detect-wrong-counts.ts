import { detectCountMismatches } from '#module/catalog/copy-counts'
import type { CheckProgress, SliceResult } from '../check.ts'

const ARTISTS_PER_SLICE = 200

/** Sums of copies and holders that differ from the Keymails, of a slice of artists and those of open findings. */
export async function detectWrongCounts({ after, open }: CheckProgress): Promise<SliceResult> {
  const { mismatches, last } = await detectCountMismatches(after, ARTISTS_PER_SLICE, open)
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
