import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  createTiles,
  calculateConsistencyProof,
  calculateInclusionProof,
  calculateRoot,
  createNodeReader,
  calculateLeafHash,
  HASH_BYTES,
  listEdgeTiles,
  parseTile,
  TILE_WIDTH,
  type TreeEdge,
} from './merkle-tree.ts'
import { assertConsistent, calculateRootFromProof } from '#backend/edition-log/verifier/verify.js'

const hash = (...parts: (string | Buffer)[]) =>
  createHash('sha256')
    .update(Buffer.concat(parts.map((p) => Buffer.from(p))))
    .digest()

/** MTH of RFC 9162, section 2.1.1, word for word. */
function calculateTreeHash(leaves: string[]): Buffer {
  const [leaf = ''] = leaves
  if (leaves.length === 0) return hash()
  if (leaves.length === 1) return hash('\0', leaf)
  let k = 1
  while (k * 2 < leaves.length) k *= 2
  return hash('\x01', calculateTreeHash(leaves.slice(0, k)), calculateTreeHash(leaves.slice(k)))
}

/** PROOF of section 2.1.4.1, word for word. */
function getRfcConsistencyProof(m: number, leaves: string[], isWhole = true): Buffer[] {
  if (m === leaves.length) return isWhole ? [] : [calculateTreeHash(leaves)]
  let k = 1
  while (k * 2 < leaves.length) k *= 2
  return m <= k
    ? [...getRfcConsistencyProof(m, leaves.slice(0, k), isWhole), calculateTreeHash(leaves.slice(k))]
    : [...getRfcConsistencyProof(m - k, leaves.slice(k), false), calculateTreeHash(leaves.slice(0, k))]
}

const leaves = Array.from({ length: 1_100 }, (_, n) => `leaf ${n}`)

/** A log that grows by batches, with its tiles as the database keeps them. */
function createLog() {
  const tiles = new Map<string, Buffer>()
  let size = 0
  const getEdge = () => {
    const edge: TreeEdge = []
    for (const { level, tile } of listEdgeTiles(size))
      edge[level] = parseTile(tiles.get(`${level}/${tile}`) ?? Buffer.alloc(0))
    return Array.from(edge, (hashes) => hashes ?? [])
  }
  return {
    append(count: number) {
      const edge = getEdge()
      const added = leaves.slice(size, size + count)
      for (const { level, tile, hashes } of createTiles(edge, size, added.map(calculateLeafHash)))
        tiles.set(`${level}/${tile}`, hashes)
      size += count
      return calculateRoot(edge)
    },
    getNode: createNodeReader((level, begin, count) => {
      const tile = parseTile(tiles.get(`${level}/${Math.floor(begin / TILE_WIDTH)}`) ?? Buffer.alloc(0))
      return Promise.resolve(tile.slice(begin % TILE_WIDTH, (begin % TILE_WIDTH) + count))
    }),
    getTileBytes: () => [...tiles.values()].reduce((sum, { length }) => sum + length, 0),
  }
}

test('the root is that of RFC 9162 at every size, however the log has grown', () => {
  const log = createLog()
  expect(calculateRoot([])).toEqual(calculateTreeHash([]))
  let size = 0
  for (const batch of [1, 1, 1, 2, 3, 8, 100, 139, 1, 1, 255, 256, 300]) {
    size += batch
    expect(log.append(batch).equals(calculateTreeHash(leaves.slice(0, size)))).toBe(true)
  }
  // Every leaf hash once, and one hash for each full tile.
  expect(log.getTileBytes() / HASH_BYTES).toBe(size + Math.floor(size / TILE_WIDTH))
})

test('each leaf has a proof that the verifier accepts, and only for itself', async () => {
  for (const size of [1, 2, 3, 7, 8, 255, 256, 257, 515, 1_030]) {
    const log = createLog()
    const root = log.append(size)
    for (const index of new Set([0, 1, size >> 1, size - 2, size - 1])) {
      if (index < 0 || index >= size) continue
      const proof = await calculateInclusionProof(log.getNode, index, size)
      const check = (leaf: Buffer, path: Buffer[], at = index) =>
        calculateRootFromProof(at, size, new Uint8Array(leaf), path)
      expect(Buffer.from(await check(calculateLeafHash(leaves[index] ?? ''), proof)).equals(root)).toBe(true)
      expect(Buffer.from(await check(calculateLeafHash('forged'), proof)).equals(root)).toBe(false)
      if (size === 1) continue
      const moved = await check(calculateLeafHash(leaves[index] ?? ''), proof, (index + 1) % size).catch(() =>
        Buffer.alloc(0),
      )
      expect(Buffer.from(moved).equals(root)).toBe(false)
      await expect(check(calculateLeafHash(leaves[index] ?? ''), proof.slice(1))).rejects.toThrow(/too short/)
      await expect(check(calculateLeafHash(leaves[index] ?? ''), [...proof, root])).rejects.toThrow(/too long/)
    }
  }
})

test('a longer log is accepted only if it begins with the shorter one', async () => {
  for (const [before, after] of [
    [1, 2],
    [3, 7],
    [4, 7],
    [6, 8],
    [8, 300],
    [255, 257],
    [256, 1_000],
  ] as const) {
    const proof = getRfcConsistencyProof(before, leaves.slice(0, after))
    const log = createLog()
    log.append(after)
    expect(await calculateConsistencyProof(log.getNode, before, after)).toEqual(proof)
    const roots = [calculateTreeHash(leaves.slice(0, before)), calculateTreeHash(leaves.slice(0, after))] as const
    await assertConsistent(before, roots[0], after, roots[1], proof)
    const forged = calculateTreeHash(['forged', ...leaves.slice(1, after)])
    const forgedProof = getRfcConsistencyProof(before, ['forged', ...leaves.slice(1, after)])
    await expect(assertConsistent(before, roots[0], after, forged, forgedProof)).rejects.toThrow(/rewritten|long|short/)
  }
  await expect(assertConsistent(3, hash(), 2, hash(), [])).rejects.toThrow(/shorter/)
})
