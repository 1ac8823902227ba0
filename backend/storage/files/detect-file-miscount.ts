import { db } from '#database/client'
import { sql } from '#database/sql'

type FileSums = { files: number; bytes: number }

/**
 * Compares the sum of kept files with all of their rows, at one moment; undefined if they agree. A sum of everything has no
 * slices, and the rows are a small part of what is read when all files are listed.
 */
export async function detectFileMiscount(): Promise<{ counted: FileSums; rows: FileSums } | undefined> {
  const [wrong] = await sql<{ counted: FileSums; rows: FileSums }>(
    db,
    `SELECT to_jsonb(s) AS counted, to_jsonb(f) AS rows
       FROM (SELECT coalesce(sum(files), 0) AS files, coalesce(sum(bytes), 0) AS bytes FROM file_sums) s,
            (SELECT count(*) AS files, coalesce(sum(bytes), 0) AS bytes FROM files WHERE state = 'kept') f
      WHERE s.files <> f.files OR s.bytes <> f.bytes`,
  )
  return wrong
}
