import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { HttpResponse } from '#http/http-response'
import { errors } from './contract.ts'
import { HASH_BYTES, TILE_WIDTH } from './tree/merkle-tree.ts'

type TileAddress = { level: number | 'entries'; tile: number; width: number }

/** A full tile never changes, and neither does the beginning of one. */
const headers = { 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'application/octet-stream' }

/**
 * Parses `<level>/<index>[.p/<width>]`, where the index has groups of three digits and all but the last begin with an x:
 * 1234067 is `x001/x234/067`. Undefined for anything else.
 */
export function parseTilePath(path: string): TileAddress | undefined {
  const match = /^(entries|[0-7])\/((?:x\d{3}\/){0,4}\d{3})(?:\.p\/([1-9]\d{0,2}))?$/.exec(path)
  if (!match) return undefined
  const [, level = '', index = '', width = TILE_WIDTH] = match
  // One address per tile: no leading groups of zeros, and a full tile has no width.
  if (index.startsWith('x000/') || Number(width) > TILE_WIDTH || (match[3] && Number(width) === TILE_WIDTH))
    return undefined
  return {
    level: level === 'entries' ? level : Number(level),
    tile: Number(index.replaceAll(/[x/]/g, '')),
    width: Number(width),
  }
}

/** A tile of hashes, or a bundle of entries. Throws 404 until the log is large enough. */
export async function getLogTile(path: string): Promise<HttpResponse> {
  const address = parseTilePath(path)
  const body = address && (await (address.level === 'entries' ? getEntryBundle(address) : getHashTile(address)))
  if (!body) throw new ApiError(errors['tile-unknown'])
  return new HttpResponse(200, body, headers)
}

async function getHashTile({ level, tile, width }: TileAddress): Promise<Buffer | undefined> {
  const [stored] = await sql<{ hashes: Buffer }>(
    db,
    `SELECT substr(hashes, 1, $3) AS hashes FROM edition_log_tiles WHERE level = $1 AND tile = $2 AND length(hashes) >= $3`,
    [level, tile, width * HASH_BYTES],
  )
  return stored?.hashes
}

/** Each entry with its length before it, as two bytes. */
async function getEntryBundle({ tile, width }: TileAddress): Promise<Buffer | undefined> {
  const begin = tile * TILE_WIDTH
  const entries = await sql<{ leaf: string }>(
    db,
    'SELECT leaf FROM edition_log_entries WHERE leaf_index >= $1 AND leaf_index < $2 ORDER BY leaf_index',
    [begin, begin + width],
  )
  if (entries.length < width) return undefined
  return Buffer.concat(
    entries.flatMap(({ leaf }) => {
      const bytes = Buffer.from(leaf)
      const length = Buffer.alloc(2)
      length.writeUInt16BE(bytes.length)
      return [length, bytes]
    }),
  )
}
