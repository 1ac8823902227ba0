import { db } from './client.ts'
import { sql } from './sql.ts'

export type SliceMismatches<Mismatch> = { mismatches: Mismatch[]; last: string | null }

/**
 * Compares what a slice of artists has summed, and what those named by id have, with the rows, in one statement that sees
 * both at the same moment. `text`: $1 the artist before the slice, $2 how many artists, $3 the ids; a row for each that
 * differs, and one of no artist whose `last` is the slice's last artist, null at the end.
 */
export async function detectSliceMismatches<Mismatch extends { artistId: string }>(
  text: string,
  after: string | null,
  artists: number,
  again: string[] = [],
): Promise<SliceMismatches<Mismatch>> {
  const found = await sql<Record<string, unknown>>(db, text, [after, artists, again])
  const result: SliceMismatches<Mismatch> = { mismatches: [], last: null }
  for (const { last, ...row } of found)
    if (row['artistId'] === null) result.last = last as string | null
    else result.mismatches.push(row as Mismatch)
  return result
}
