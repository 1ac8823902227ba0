import { createHash } from 'node:crypto'

// The Merkle tree of RFC 9162, section 2.1, stored in tiles as https://c2sp.org/tlog-tiles describes them.

export const HASH_BYTES = 32

/** Hashes in a full tile; a full tile of one level becomes one hash of the next. */
export const TILE_WIDTH = 256

export function calculateLeafHash(leaf: string): Buffer {
  return createHash('sha256').update('\0').update(leaf).digest()
}

function hashChildren(left: Buffer, right: Buffer): Buffer {
  return createHash('sha256').update('\x01').update(left).update(right).digest()
}

/** The root of a complete subtree; `hashes` has a power of two. */
function hashCompleteTree(hashes: readonly Buffer[]): Buffer {
  let level = hashes
  while (level.length > 1) {
    const pairs = level
    level = Array.from({ length: pairs.length / 2 }, (_, n) => hashChildren(at(pairs, 2 * n), at(pairs, 2 * n + 1)))
  }
  return at(level, 0)
}

const at = (hashes: readonly Buffer[], index: number): Buffer => {
  const hash = hashes[index]
  if (!hash) throw new Error('the tree lacks a hash')
  return hash
}

/** The last tile of each level while it is incomplete: up to 255 hashes. Enough to append and to compute the root. */
export type TreeEdge = Buffer[][]

export type Tile = { level: number; tile: number; hashes: Buffer }

/** The tiles that end a tree of `size` leaves: the last one of each level, with its width. Empty ones are left out. */
export function listEdgeTiles(size: number): { level: number; tile: number; width: number }[] {
  const tiles = []
  for (let level = 0, hashes = size; hashes > 0; level++, hashes = Math.floor(hashes / TILE_WIDTH)) {
    const width = hashes % TILE_WIDTH
    if (width > 0) tiles.push({ level, tile: Math.floor(hashes / TILE_WIDTH), width })
  }
  return tiles
}

/**
 * Appends leaf hashes to a tree of `size` leaves. Changes `edge` and returns the tiles to store: those completed, and the
 * last one of each level where it has grown.
 */
export function createTiles(edge: TreeEdge, size: number, leafHashes: readonly Buffer[]): Tile[] {
  const completed: Tile[] = []
  const grown = new Set<number>()
  const counts: number[] = []
  for (let level = 0, count = size; count > 0; level++, count = Math.floor(count / TILE_WIDTH)) counts[level] = count
  const append = (level: number, hash: Buffer) => {
    const hashes = (edge[level] ??= [])
    hashes.push(hash)
    grown.add(level)
    const count = (counts[level] = (counts[level] ?? 0) + 1)
    if (hashes.length < TILE_WIDTH) return
    completed.push({ level, tile: count / TILE_WIDTH - 1, hashes: Buffer.concat(hashes) })
    edge[level] = []
    append(level + 1, hashCompleteTree(hashes))
  }
  for (const hash of leafHashes) append(0, hash)
  const last = [...grown].flatMap((level) => {
    const hashes = edge[level] ?? []
    const tile = Math.floor((counts[level] ?? 0) / TILE_WIDTH)
    return hashes.length > 0 ? [{ level, tile, hashes: Buffer.concat(hashes) }] : []
  })
  return [...completed, ...last]
}

/** The root hash of the tree that ends in `edge`. */
export function calculateRoot(edge: TreeEdge): Buffer {
  // The complete subtrees of the tree from left to right, each smaller than the one before.
  const subtrees = edge.toReversed().flatMap((hashes) => {
    const roots = []
    for (let begin = 0, width = TILE_WIDTH / 2; width >= 1; width /= 2) {
      if ((hashes.length & width) === 0) continue
      roots.push(hashCompleteTree(hashes.slice(begin, begin + width)))
      begin += width
    }
    return roots
  })
  if (subtrees.length === 0) return createHash('sha256').digest()
  return subtrees.reduceRight((right, left) => hashChildren(left, right))
}

/** Cuts a stored tile into its hashes. */
export function parseTile(hashes: Buffer): Buffer[] {
  return Array.from({ length: hashes.length / HASH_BYTES }, (_, n) =>
    hashes.subarray(n * HASH_BYTES, (n + 1) * HASH_BYTES),
  )
}

/** The root of the complete subtree over `2 ** level` leaves, the `index`-th of its size. */
export type GetNode = (level: number, index: number) => Promise<Buffer>

/** Reads nodes from tiles: `getHashes(tileLevel, begin, count)` returns hashes of one tile. */
export function createNodeReader(
  getHashes: (tileLevel: number, begin: number, count: number) => Promise<Buffer[]>,
): GetNode {
  return async (level, index) => {
    const width = 2 ** (level % 8)
    return hashCompleteTree(await getHashes(Math.floor(level / 8), index * width, width))
  }
}

/** The largest power of two below `size`. */
const getSplit = (size: number) => 2 ** Math.ceil(Math.log2(size) - 1)

async function hashRange(getNode: GetNode, begin: number, end: number): Promise<Buffer> {
  const level = Math.log2(end - begin)
  if (Number.isInteger(level)) return getNode(level, begin / (end - begin))
  const middle = begin + getSplit(end - begin)
  return hashChildren(await hashRange(getNode, begin, middle), await hashRange(getNode, middle, end))
}

/** The inclusion proof of a leaf in a tree of `size` leaves, from the leaf to the root: PATH of RFC 9162, 2.1.3.1. */
export async function calculateInclusionProof(getNode: GetNode, index: number, size: number): Promise<Buffer[]> {
  const path: Buffer[] = []
  let [begin, end] = [0, size]
  while (end - begin > 1) {
    const middle = begin + getSplit(end - begin)
    if (index < middle) {
      path.push(await hashRange(getNode, middle, end))
      end = middle
    } else {
      path.push(await hashRange(getNode, begin, middle))
      begin = middle
    }
  }
  return path.toReversed()
}

/**
 * The proof that the tree of `size` leaves begins with that of `oldSize`, which is at least 1: SUBPROOF of RFC 9162,
 * 2.1.4.1.
 */
export async function calculateConsistencyProof(getNode: GetNode, oldSize: number, size: number): Promise<Buffer[]> {
  const proof: Buffer[] = []
  let [begin, end, isWhole] = [0, size, true]
  while (oldSize !== end) {
    const middle = begin + getSplit(end - begin)
    if (oldSize <= middle) {
      proof.push(await hashRange(getNode, middle, end))
      end = middle
    } else {
      proof.push(await hashRange(getNode, begin, middle))
      begin = middle
      isWhole = false
    }
  }
  return [...(isWhole ? [] : [await hashRange(getNode, begin, end)]), ...proof.toReversed()]
}
