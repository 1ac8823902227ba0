import { db } from '#database/client'
import { sql } from '#database/sql'
import { getHashes } from './tree/get-hashes.ts'
import { calculateInclusionProof, createNodeReader } from './tree/merkle-tree.ts'

/**
 * The proof that the last entry about a Keymail or art certificate is in the log, as https://c2sp.org/tlog-proof
 * describes it, with the entry as its extra data. It can be checked without us. The same entry always has the same proof.
 * Undefined while the log has yet to take the entry up.
 */
export async function getCopyProof(subjectId: string): Promise<string | undefined> {
  const [entry] = await sql<{ index: number; leaf: string; size: number; checkpoint: string }>(
    db,
    `SELECT e.leaf_index AS index, e.leaf, c.size, c.checkpoint
       FROM edition_log_entries e CROSS JOIN LATERAL (
         SELECT size, checkpoint FROM edition_log_checkpoints WHERE size > e.leaf_index ORDER BY size LIMIT 1) c
      WHERE e.subject_id = $1 ORDER BY e.leaf_index DESC LIMIT 1`,
    [subjectId],
  )
  if (!entry) return undefined
  const { index, leaf, size, checkpoint } = entry
  const path = await calculateInclusionProof(createNodeReader(getHashes), index, size)
  const lines = [
    'c2sp.org/tlog-proof@v1',
    `extra ${Buffer.from(leaf).toString('base64')}`,
    `index ${index}`,
    ...path.map((hash) => hash.toString('base64')),
  ]
  return `${lines.join('\n')}\n\n${checkpoint}`
}
