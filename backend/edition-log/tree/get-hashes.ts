import { db } from '#database/client'
import { sql } from '#database/sql'
import { parseTile, TILE_WIDTH } from './merkle-tree.ts'

/** Reads hashes of the log that lie in one tile. */
export async function getHashes(level: number, begin: number, count: number): Promise<Buffer[]> {
  const [tile] = await sql<{ hashes: Buffer }>(
    db,
    'SELECT hashes FROM edition_log_tiles WHERE level = $1 AND tile = $2',
    [level, Math.floor(begin / TILE_WIDTH)],
  )
  if (!tile) throw new Error(`the edition log lacks tile ${level}/${Math.floor(begin / TILE_WIDTH)}`)
  const first = begin % TILE_WIDTH
  return parseTile(tile.hashes).slice(first, first + count)
}
