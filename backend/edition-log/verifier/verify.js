#!/usr/bin/env node
// @ts-check
/**
 * Checks TuneMaker's edition log: that an edition of 100 has 100 copies, that no number was sold twice, and that the log
 * was never rewritten. Needs nothing but this file; runs in browsers and in Node 20.19 or newer.
 *
 *     node verify.js <address of the shop>                     reads and checks the whole log
 *     node verify.js <address of the shop> <id of an edition>  checks one edition
 *     node verify.js <address of the shop> <certificate.pdf>   checks a copy, and what became of it
 *     node verify.js <certificate.pdf> --key <key>             checks a copy without the network
 *     … --key <key>                                            trusts this key only, not the keys the shop names
 *     … --witness <key>                                        requires that this witness signed, too
 *     … --keep <file>                                          compares with the checkpoint kept in this file and keeps the new one
 *
 * Written after RFC 9162 (Merkle tree, section 2.1) and the C2SP documents signed-note, tlog-checkpoint, tlog-tiles,
 * tlog-cosignature and tlog-proof.
 */

const TILE_WIDTH = 256
const HASH_BYTES = 32
const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Thrown when something is wrong with the log or the proof; its message says what. */
export class VerificationError extends Error {}

/** @param {boolean} condition @param {string} message @returns {asserts condition} */
function assert(condition, message) {
  if (!condition) throw new VerificationError(message)
}

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
function decodeBase64(text) {
  assert(text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text), `Not base64: ${text.slice(0, 50)}`)
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}

/** @param {Uint8Array} bytes */
function encodeBase64(bytes) {
  return btoa(String.fromCharCode(...bytes))
}

/** @param {Uint8Array} a @param {Uint8Array} b */
function isEqual(a, b) {
  return a.length === b.length && a.every((byte, n) => byte === b[n])
}

// Node's own, a tenth of the work: WebCrypto sends each of a tree's hashes to another thread.
const nodeCrypto = globalThis.process?.getBuiltinModule?.('node:crypto')

/** @param {...Uint8Array} parts @returns {Promise<Uint8Array<ArrayBuffer>>} */
async function sha256(...parts) {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let begin = 0
  for (const part of parts) {
    all.set(part, begin)
    begin += part.length
  }
  if (nodeCrypto) return new Uint8Array(nodeCrypto.hash('sha256', all, 'buffer'))
  return new Uint8Array(await crypto.subtle.digest('SHA-256', all))
}

// --- The tree: RFC 9162, section 2.1 ---

/** @param {Uint8Array} leaf */
export const calculateLeafHash = (leaf) => sha256(Uint8Array.of(0), leaf)

/** @param {Uint8Array} left @param {Uint8Array} right */
const hashChildren = (left, right) => sha256(Uint8Array.of(1), left, right)

/** The largest power of two below `size`. @param {number} size */
function getSplit(size) {
  let split = 1
  while (split * 2 < size) split *= 2
  return split
}

/**
 * The root that follows from a leaf and its proof: section 2.1.3.2.
 * @param {number} index @param {number} size @param {Uint8Array} leafHash @param {Uint8Array[]} path
 */
export async function calculateRootFromProof(index, size, leafHash, path) {
  assert(index < size, 'The entry lies behind the end of the log.')
  let [fn, sn, hash] = [index, size - 1, leafHash]
  for (const node of path) {
    assert(sn > 0, 'The proof is too long.')
    if (fn % 2 === 1 || fn === sn) {
      hash = await hashChildren(node, hash)
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [fn / 2, Math.floor(sn / 2)]
    } else {
      hash = await hashChildren(hash, node)
    }
    ;[fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)]
  }
  assert(sn === 0, 'The proof is too short.')
  return hash
}

/**
 * Checks that the tree of `size` begins with the tree of `oldSize`: section 2.1.4.2.
 * @param {number} oldSize @param {Uint8Array} oldRoot @param {number} size @param {Uint8Array} root @param {Uint8Array[]} proof
 */
export async function assertConsistent(oldSize, oldRoot, size, root, proof) {
  const rewritten = 'The log was rewritten: it no longer contains what it contained before.'
  assert(oldSize <= size, 'The log has become shorter.')
  if (oldSize === 0) return
  if (oldSize === size) return assert(isEqual(oldRoot, root), rewritten)
  const path = Number.isInteger(Math.log2(oldSize)) ? [oldRoot, ...proof] : [...proof]
  let [fn, sn] = [oldSize - 1, size - 1]
  while (fn % 2 === 1) [fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)]
  const first = path.shift()
  assert(first !== undefined, 'The proof of consistency is empty.')
  let [fr, sr] = [first, first]
  for (const node of path) {
    assert(sn > 0, 'The proof of consistency is too long.')
    if (fn % 2 === 1 || fn === sn) {
      fr = await hashChildren(node, fr)
      sr = await hashChildren(node, sr)
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [fn / 2, Math.floor(sn / 2)]
    } else {
      sr = await hashChildren(sr, node)
    }
    ;[fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)]
  }
  assert(sn === 0, 'The proof of consistency is too short.')
  assert(isEqual(fr, oldRoot) && isEqual(sr, root), rewritten)
}

// --- Checkpoints: signed-note, tlog-checkpoint ---

const ED25519 = 1
const TIMESTAMPED_ED25519 = 4

/**
 * @param {string} key `<name>+<key id>+<base64 of the algorithm and the public key>`
 * @param {number} algorithm
 */
async function parseVerifierKey(key, algorithm) {
  const [name = '', id = '', ...data] = key.trim().split('+')
  const bytes = decodeBase64(data.join('+'))
  assert(name !== '' && bytes[0] === algorithm && bytes.length === 33, `Not a key that can be used here: ${key}`)
  const ownId = toHex((await sha256(encoder.encode(`${name}\n`), bytes)).slice(0, 4))
  assert(id === ownId, 'The key does not match its own id.')
  return { name, id, publicKey: await crypto.subtle.importKey('raw', bytes.slice(1), 'Ed25519', false, ['verify']) }
}

/** @typedef {Awaited<ReturnType<typeof parseVerifierKey>>} VerifierKey */

/** @param {Uint8Array} bytes */
const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The parts of a signed note, and the checkpoint in it. Checks nothing. @param {string} note */
function parseCheckpoint(note) {
  const end = note.lastIndexOf('\n\n')
  assert(end > 0, 'The checkpoint is not a signed note.')
  const text = note.slice(0, end + 1)
  const lines = note
    .slice(end + 2)
    .split('\n')
    .filter(Boolean)
  const [origin = '', size = '', root = ''] = text.split('\n')
  assert(/^(0|[1-9]\d{0,15})$/.test(size), 'The checkpoint has no size.')
  return { note, text, lines, origin, size: Number(size), root: decodeBase64(root) }
}

/** The signatures that name this key. @param {string[]} lines @param {VerifierKey} key */
function listSignatures(lines, key) {
  return lines.flatMap((line) => {
    const [dash, name, data = ''] = line.split(' ')
    const bytes = decodeBase64(data)
    return dash === '—' && name === key.name && toHex(bytes.slice(0, 4)) === key.id ? [bytes.slice(4)] : []
  })
}

/**
 * Checks that one of `keys` signed the note, and each of `witnesses`, and reads the checkpoint in it.
 * @param {string} note @param {string[]} keys @param {string[]} [witnesses]
 */
export async function verifyCheckpoint(note, keys, witnesses = []) {
  const { text, lines, origin, size, root } = parseCheckpoint(note)
  let signedBy
  let keyId
  for (const key of keys) {
    const parsed = await parseVerifierKey(key, ED25519)
    for (const signature of listSignatures(lines, parsed)) {
      const valid = await crypto.subtle.verify('Ed25519', parsed.publicKey, signature, encoder.encode(text))
      assert(valid, `The signature of ${parsed.name} is wrong.`)
      signedBy = parsed.name
      keyId = parsed.id
    }
  }
  assert(signedBy !== undefined && keyId !== undefined, 'None of the trusted keys signed the checkpoint.')
  for (const witness of witnesses) await getWitnessedAt(note, witness)
  return { origin, size, root, signedBy, keyId, note }
}

/**
 * When a witness signed the checkpoint, in seconds since 1970 (tlog-cosignature). Throws if it did not.
 * @param {string} note @param {string} witness its key
 */
export async function getWitnessedAt(note, witness) {
  const { text, lines } = parseCheckpoint(note)
  const key = await parseVerifierKey(witness, TIMESTAMPED_ED25519)
  for (const bytes of listSignatures(lines, key)) {
    const seconds = bytes.slice(0, 8).reduce((sum, byte) => sum * 256 + byte, 0)
    const message = encoder.encode(`cosignature/v1\ntime ${seconds}\n${text}`)
    if (await crypto.subtle.verify('Ed25519', key.publicKey, bytes.slice(8), message)) return seconds
  }
  assert(false, `The witness ${key.name} has not signed the checkpoint.`)
}

/** @typedef {Awaited<ReturnType<typeof verifyCheckpoint>>} Checkpoint */

// --- Reading the log: tlog-tiles ---

/** @param {number} tile */
function formatTileIndex(tile) {
  const groups = []
  for (let rest = tile; groups.length === 0 || rest > 0; rest = Math.floor(rest / 1000)) {
    groups.unshift(String(rest % 1000).padStart(3, '0'))
  }
  return groups.map((group, n) => (n < groups.length - 1 ? `x${group}` : group)).join('/')
}

// The entries of an edition come in the order of the log, so that what was computed last is asked again: all of it would
// be a gigabyte for a log of two million entries.
const TILES_KEPT = 256
const NODES_KEPT = 16_384

/**
 * Makes a value once, and again if it was not among the last `most` to twice as many.
 * @template T @param {number} most @returns {(key: string, make: () => T) => T}
 */
function createCache(most) {
  /** @type {Map<string, T>} */
  let newer = new Map()
  /** @type {Map<string, T>} */
  let older = new Map()
  return (key, make) => {
    const known = newer.get(key)
    if (known) return known
    const value = older.get(key) ?? make()
    newer.set(key, value)
    if (newer.size >= most) [newer, older] = [new Map(), newer]
    return value
  }
}

/**
 * Reads tiles of a log of the given size.
 * @param {string} shop @param {number} size
 */
function createTileReader(shop, size) {
  /** @type {ReturnType<typeof createCache<Promise<Uint8Array<ArrayBuffer>>>>} */
  const getOrFetch = createCache(TILES_KEPT)
  /** @param {string} kind @param {number} tile @param {number} hashes how many the whole level has */
  const getTile = (kind, tile, hashes) => {
    const width = Math.min(TILE_WIDTH, hashes - tile * TILE_WIDTH)
    const path = `${kind}/${formatTileIndex(tile)}${width < TILE_WIDTH ? `.p/${width}` : ''}`
    return getOrFetch(path, () => fetchBytes(`${shop}/log/tile/${path}`))
  }
  /** @type {ReturnType<typeof createCache<Promise<Uint8Array<ArrayBuffer>>>>} */
  const getOrCalculate = createCache(NODES_KEPT)
  /** @param {number} level @param {number} index */
  const calculateNode = async (level, index) => {
    if (level % 8 > 0) return hashChildren(await getNode(level - 1, 2 * index), await getNode(level - 1, 2 * index + 1))
    const bytes = await getTile(String(level / 8), Math.floor(index / TILE_WIDTH), Math.floor(size / 2 ** level))
    const begin = (index % TILE_WIDTH) * HASH_BYTES
    return bytes.slice(begin, begin + HASH_BYTES)
  }
  /**
   * The root of the complete subtree of `2 ** level` leaves.
   * @param {number} level @param {number} index @returns {Promise<Uint8Array<ArrayBuffer>>}
   */
  const getNode = (level, index) => getOrCalculate(`${level}/${index}`, () => calculateNode(level, index))
  /** The entries of one bundle. @param {number} tile */
  const getEntries = async (tile) => {
    const bytes = await getTile('entries', tile, size)
    const entries = []
    for (let begin = 0; begin < bytes.length;) {
      const length = (bytes[begin] ?? 0) * 256 + (bytes[begin + 1] ?? 0)
      entries.push(bytes.slice(begin + 2, begin + 2 + length))
      begin += 2 + length
    }
    return entries
  }
  return { getNode, getEntries }
}

/** @typedef {ReturnType<typeof createTileReader>['getNode']} GetNode */

/** @param {string} address */
async function fetchChecked(address) {
  const response = await fetch(address)
  // Busy or down says nothing about the log.
  if (response.status === 429 || response.status >= 500) throw new Error(`${address} answers ${response.status}.`)
  assert(response.ok, `${address} answers ${response.status}.`)
  return response
}

/** @param {string} address */
const fetchText = async (address) => (await fetchChecked(address)).text()

/** @param {string} address */
const fetchBytes = async (address) => new Uint8Array(await (await fetchChecked(address)).arrayBuffer())

/**
 * The hash of the leaves from `begin` up to `end`.
 * @param {GetNode} getNode @param {number} begin @param {number} end @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
async function hashRange(getNode, begin, end) {
  const level = Math.log2(end - begin)
  if (Number.isInteger(level)) return getNode(level, begin / (end - begin))
  const middle = begin + getSplit(end - begin)
  return hashChildren(await hashRange(getNode, begin, middle), await hashRange(getNode, middle, end))
}

/** PATH of section 2.1.3.1. @param {GetNode} getNode @param {number} index @param {number} size */
async function getInclusionProof(getNode, index, size) {
  const path = []
  let [begin, end] = [0, size]
  while (end - begin > 1) {
    const middle = begin + getSplit(end - begin)
    const isLeft = index < middle
    path.unshift(isLeft ? await hashRange(getNode, middle, end) : await hashRange(getNode, begin, middle))
    ;[begin, end] = isLeft ? [begin, middle] : [middle, end]
  }
  return path
}

/** SUBPROOF of section 2.1.4.1. @param {GetNode} getNode @param {number} oldSize @param {number} size */
async function getConsistencyProof(getNode, oldSize, size) {
  const proof = []
  let [begin, end, isWhole] = [0, size, true]
  while (oldSize !== end) {
    const middle = begin + getSplit(end - begin)
    if (oldSize <= middle) {
      proof.unshift(await hashRange(getNode, middle, end))
      end = middle
    } else {
      proof.unshift(await hashRange(getNode, begin, middle))
      begin = middle
      isWhole = false
    }
  }
  if (!isWhole) proof.unshift(await hashRange(getNode, begin, end))
  return proof
}

// --- What the entries must say ---

/**
 * @typedef {{ v: number, type: string, edition?: string, sequence?: number, copies?: number, copy?: number, title?: string,
 *   artist?: string, kind?: string, owner?: string, key?: string, at: string }} Entry
 * @typedef {{ id: string, title: string, artist: string, kind: string, copies: number, entries: number,
 *   owned: Map<number, string>, hands: Map<number, number> }} Edition
 */

/** @param {Uint8Array} leaf @returns {Entry} */
function parseEntry(leaf) {
  let entry
  try {
    entry = JSON.parse(decoder.decode(leaf))
  } catch {
    // Handled below: it has no version.
  }
  assert(entry?.v === 1, 'An entry has a version that this program does not know.')
  return entry
}

/**
 * Applies one more entry to its edition, undefined at first. Throws if the entry breaks a rule of scarcity.
 * @param {Edition | undefined} edition @param {Entry} entry @returns {Edition}
 */
export function applyEntry(edition, entry) {
  const where = `entry ${entry.sequence} of edition ${entry.edition}`
  if (!edition) {
    assert(entry.type === 'published' && entry.sequence === 1, `The history begins without a publication: ${where}.`)
    const { edition: id = '', title = '', artist = '', kind = '', copies = 0 } = entry
    return { id, title, artist, kind, copies, entries: 1, owned: new Map(), hands: new Map() }
  }
  assert(entry.sequence === edition.entries + 1, `An entry is missing or doubled before ${where}.`)
  edition.entries += 1
  const { copy = 0, owner = '', copies = 0 } = entry
  const isOwned = edition.owned.has(copy)
  switch (entry.type) {
    case 'resized':
      assert(copies < edition.copies || edition.owned.size === 0, `The edition has grown after a sale: ${where}.`)
      assert(
        [...edition.owned.keys()].every((number) => number <= copies),
        `A sold number was cut off: ${where}.`,
      )
      edition.copies = copies
      break
    case 'sold':
      assert(copy >= 1 && copy <= edition.copies, `No. ${copy} of ${edition.copies} was sold: ${where}.`)
      assert(!isOwned, `No. ${copy} was sold twice: ${where}.`)
      edition.owned.set(copy, owner)
      edition.hands.set(copy, 1)
      break
    case 'transferred':
      assert(isOwned, `No. ${copy} was handed over without an owner: ${where}.`)
      edition.owned.set(copy, owner)
      edition.hands.set(copy, (edition.hands.get(copy) ?? 0) + 1)
      break
    case 'voided':
      assert(isOwned, `No. ${copy} was voided without an owner: ${where}.`)
      edition.owned.delete(copy)
      break
    case 'reissued':
      assert(!isOwned, `No. ${copy} was issued anew while somebody owns it: ${where}.`)
      break
    default:
      assert(false, `Unknown kind of entry “${entry.type}”: ${where}.`)
  }
  return edition
}

// --- The checks ---

/**
 * @typedef {'proof' | 'read' | 'signature' | 'consistency' | 'scarcity' | 'inclusion' | 'entries'} Step
 * @typedef {{
 *   keys?: string[],
 *   witnesses?: string[],
 *   kept?: string | string[],
 *   proven?: number,
 *   onStep?: (step: Step) => void,
 *   onProgress?: (done: number, total: number) => void,
 * }} Options `keys`: the only ones trusted. `witnesses`: keys that must have signed, too. `kept`: checkpoints seen before.
 *   `proven`: how many entries the log had when those of this edition were last proved to be in it; the others are proved.
 *   `onStep`: called when a check begins. `onProgress`: entries checked so far.
 */

/**
 * Reads the checkpoint, checks its signature, and that it continues those kept from before.
 * @param {string} shop @param {Options} [options]
 */
export async function verifyHead(shop, { keys, witnesses, kept = [], onStep } = {}) {
  onStep?.('signature')
  const trusted = keys ?? (await fetchText(`${shop}/log/keys`)).split('\n').filter(Boolean)
  const checkpoint = await verifyCheckpoint(await fetchText(`${shop}/log/checkpoint`), trusted, witnesses)
  const reader = createTileReader(shop, checkpoint.size)
  onStep?.('consistency')
  for (const note of [kept].flat()) {
    const before = parseCheckpoint(note)
    const proof =
      before.size > 0 && before.size < checkpoint.size
        ? await getConsistencyProof(reader.getNode, before.size, checkpoint.size)
        : []
    await assertConsistent(before.size, before.root, checkpoint.size, checkpoint.root, proof)
  }
  return { checkpoint, trusted, reader }
}

/** Entries whose proofs are calculated at once. */
const BATCH_SIZE = 32

/**
 * Checks that entries are in the log. @param {Checkpoint} checkpoint @param {GetNode} getNode
 * @param {{ index: number, leaf: string }[]} entries @param {Options['onProgress']} [onProgress]
 */
async function assertIncluded(checkpoint, getNode, entries, onProgress) {
  for (let begin = 0; begin < entries.length; begin += BATCH_SIZE) {
    const batch = entries.slice(begin, begin + BATCH_SIZE)
    await Promise.all(
      batch.map(async ({ index, leaf }) => {
        const path = await getInclusionProof(getNode, index, checkpoint.size)
        const root = await calculateRootFromProof(
          index,
          checkpoint.size,
          await calculateLeafHash(encoder.encode(leaf)),
          path,
        )
        assert(isEqual(root, checkpoint.root), `Entry ${index} is not in the log.`)
      }),
    )
    onProgress?.(begin + batch.length, entries.length)
    // Other work of a server has its turn between two batches.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** @param {string} shop @param {string} editionId */
async function listEntries(shop, editionId) {
  /** @type {{ index: number, leaf: string }[]} */
  const entries = []
  for (let after = 0; after !== null;) {
    const page = await (await fetchChecked(`${shop}/api/edition-log/editions/${editionId}?after=${after}`)).json()
    entries.push(...page.entries)
    after = page.next
  }
  return entries
}

/**
 * Checks one edition: that all its entries are in the log, that none is missing between them, and that they keep the
 * rules. That the log has no other entries of this edition is checked by `verifyLog`, which reads everything.
 * @param {string} shop @param {string} editionId @param {Options} [options]
 */
export async function verifyEdition(shop, editionId, options = {}) {
  options.onStep?.('read')
  const entries = await listEntries(shop, editionId)
  // The head after the entries, so that it has them all.
  const { checkpoint, reader } = await verifyHead(shop, options)
  options.onStep?.('scarcity')
  /** @type {Edition | undefined} */
  let edition
  for (const { leaf } of entries) {
    const entry = parseEntry(encoder.encode(leaf))
    assert(entry.edition === editionId, 'An entry of another edition was sent.')
    edition = applyEntry(edition, entry)
  }
  assert(edition !== undefined, 'This edition is not in the log.')
  options.onStep?.('inclusion')
  const { proven = 0 } = options
  await assertIncluded(
    checkpoint,
    reader.getNode,
    entries.filter(({ index }) => index >= proven),
    options.onProgress,
  )
  return { checkpoint, edition, entries }
}

/**
 * Checks the edition of a copy. `isPending`: sold so recently that the log has yet to take it up.
 * @param {string} shop @param {string} id of the copy, or the code of its certificate @param {Options} [options]
 */
export async function verifyCopy(shop, id, options = {}) {
  options.onStep?.('read')
  const { edition, copy, pending } = await (
    await fetchChecked(`${shop}/api/edition-log/copies/${encodeURIComponent(id)}`)
  ).json()
  return { ...(await verifyEdition(shop, edition, options)), copy: Number(copy), isPending: pending === true }
}

/**
 * Checks the proof on a certificate, that the log continues the checkpoint in it, and what became of the copy. The proof
 * may be signed by a key of the past: the present head answers for it. `isCurrent`: nothing happened to it since.
 * @param {string} shop @param {string} proof @param {Options} [options]
 */
export async function verifyCertificate(shop, proof, options = {}) {
  options.onStep?.('proof')
  const { note, entry } = await readProof(proof)
  const { edition: editionId = '', copy = 0, owner } = entry
  const result = await verifyEdition(shop, editionId, { ...options, kept: [options.kept ?? [], note].flat() })
  return { ...result, copy, isPending: false, isCurrent: result.edition.owned.get(copy) === owner }
}

/**
 * Reads the whole log and checks everything: the tree, its signature, and every edition's history.
 * @param {string} shop @param {Options} [options]
 */
export async function verifyLog(shop, options = {}) {
  const { checkpoint, trusted, reader } = await verifyHead(shop, options)
  options.onStep?.('entries')
  /** @type {Map<string, Edition>} */
  const editions = new Map()
  const announced = new Set()
  /** Roots of the complete subtrees read so far, largest first. @type {{ size: number, hash: Uint8Array<ArrayBuffer> }[]} */
  const subtrees = []
  let read = 0
  for (let tile = 0; tile * TILE_WIDTH < checkpoint.size; tile++) {
    for (const leaf of await reader.getEntries(tile)) {
      const entry = parseEntry(leaf)
      if (entry.type === 'key') announced.add(entry.key)
      else editions.set(entry.edition ?? '', applyEntry(editions.get(entry.edition ?? ''), entry))
      let node = { size: 1, hash: await calculateLeafHash(leaf) }
      for (let last = subtrees.at(-1); last?.size === node.size; last = subtrees.at(-1)) {
        subtrees.pop()
        node = { size: 2 * node.size, hash: await hashChildren(last.hash, node.hash) }
      }
      subtrees.push(node)
      read += 1
    }
    options.onProgress?.(read, checkpoint.size)
  }
  assert(read === checkpoint.size, `The log has ${read} entries, its checkpoint says ${checkpoint.size}.`)
  let root = subtrees.pop()?.hash ?? (await sha256())
  for (const { hash } of subtrees.toReversed()) root = await hashChildren(hash, root)
  assert(isEqual(root, checkpoint.root), 'The entries do not have the signed root: the log was changed.')
  assert(
    trusted.some((key) => announced.has(key)),
    'The log never announced the key that signs it.',
  )
  return { checkpoint, editions }
}

// --- Certificates ---

/** Reads a proof (tlog-proof) and checks it against the checkpoint in it, not who signed that. @param {string} proof */
async function readProof(proof) {
  const end = proof.indexOf('\n\n')
  const [version, extra = '', index = '', ...path] = proof.slice(0, end).split('\n')
  assert(version === PROOF_VERSION, 'This is not a proof of the edition log.')
  assert(extra.startsWith('extra ') && /^index \d{1,16}$/.test(index), 'The proof is incomplete.')
  const note = proof.slice(end + 2)
  const checkpoint = parseCheckpoint(note)
  const leaf = decodeBase64(extra.slice(6))
  const root = await calculateRootFromProof(
    Number(index.slice(6)),
    checkpoint.size,
    await calculateLeafHash(leaf),
    path.map(decodeBase64),
  )
  assert(isEqual(root, checkpoint.root), 'The entry is not in the log that the checkpoint describes.')
  return { note, index: Number(index.slice(6)), entry: parseEntry(leaf) }
}

const PROOF_VERSION = 'c2sp.org/tlog-proof@v1'

/**
 * Checks a proof as certificates carry it, without the network.
 * @param {string} proof @param {string[]} keys @param {string[]} [witnesses]
 */
export async function verifyProof(proof, keys, witnesses) {
  const { note, index, entry } = await readProof(proof)
  return { checkpoint: await verifyCheckpoint(note, keys, witnesses), index, entry }
}

/** The proof in a certificate (the PDF or its text). @param {Uint8Array<ArrayBuffer>} file @returns {Promise<string>} */
export async function extractProof(file) {
  const letters = new TextDecoder('latin1').decode(file)
  if (!letters.startsWith('%PDF')) return decoder.decode(file).replaceAll('\r\n', '\n')
  for (const { index } of letters.matchAll(/\/EmbeddedFile\b/g)) {
    const start = letters.indexOf('stream', index)
    const begin = start + (letters[start + 6] === '\r' ? 8 : 7)
    const [, length] = /\/Length (\d+)(?! \d+ R)/.exec(letters.slice(letters.lastIndexOf(' obj', index), start)) ?? []
    const end = length ? begin + Number(length) : letters.indexOf('endstream', begin)
    const text = await inflate(file.slice(begin, end)).catch(() => '')
    if (text.startsWith(PROOF_VERSION)) return text
  }
  assert(false, 'This file carries no proof of the edition log.')
}

/** @param {Uint8Array<ArrayBuffer>} bytes */
const inflate = (bytes) =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))).text()

/**
 * Whether a commitment in the log is to this owner. @param {string} commitment @param {string} saltHex 32 digits
 * @param {string} email
 */
export async function isOwnerOf(commitment, saltHex, email) {
  const salt = Uint8Array.from(saltHex.replaceAll('-', '').match(/../g) ?? [], (pair) => parseInt(pair, 16))
  return encodeBase64(await sha256(salt, encoder.encode(email.toLowerCase()))) === commitment
}

// --- The program ---

/** @param {Edition} edition */
const summarize = ({ title, artist, kind, copies, owned }) =>
  `“${title}” by ${artist} (${kind}): ${owned.size} of ${copies} sold, each number once.`

/**
 * Checks what the arguments name and returns the sentences to print, and the checkpoint if the log was asked.
 * @param {string} target @param {string | undefined} subject @param {Options} options
 */
async function runChecks(target, subject, options) {
  const { readFile } = await import('node:fs/promises')
  if (!/^https?:/.test(target)) {
    const { keys, witnesses } = options
    assert(keys !== undefined, 'Without the network, name the key that signs the log: --key <key>.')
    const { entry, index, checkpoint } = await verifyProof(await extractProof(await readFile(target)), keys, witnesses)
    return {
      sentences: [
        `Entry ${index} is in the log that ${checkpoint.signedBy} signed at ${checkpoint.size} entries: ${JSON.stringify(entry)}`,
      ],
    }
  }
  const shop = target.replace(/\/+$/, '')
  if (!subject) {
    const { checkpoint, editions } = await verifyLog(shop, options)
    const sold = [...editions.values()].reduce((sum, { owned }) => sum + owned.size, 0)
    return { checkpoint, sentences: [`${editions.size} editions, ${sold} copies sold, each number once.`] }
  }
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(subject)) {
    const { checkpoint, edition } = await verifyEdition(shop, subject, options)
    return { checkpoint, sentences: [summarize(edition)] }
  }
  const proof = await extractProof(await readFile(subject))
  const { checkpoint, edition, copy, isCurrent } = await verifyCertificate(shop, proof, options)
  const present = isCurrent
    ? 'belongs to the owner it was certified to'
    : edition.owned.has(copy)
      ? 'has another owner by now'
      : 'was voided since'
  return { checkpoint, sentences: [summarize(edition), `No. ${copy} is in the log as certified and ${present}.`] }
}

/** The program. @param {string[]} args @returns {Promise<number>} the exit code */
export async function runVerifier(args) {
  const fs = await import('node:fs/promises')
  const rest = [...args]
  /** @param {string} name */
  const takeOption = (name) => {
    const at = rest.indexOf(name)
    return at < 0 ? undefined : rest.splice(at, 2)[1]
  }
  const key = takeOption('--key')
  const witness = takeOption('--witness')
  const keepFile = takeOption('--keep')
  const [target, subject] = rest
  if (!target) {
    console.error(
      'Usage: node verify.js <address of the shop> [<edition id> | <certificate.pdf>] [--key <key>] [--witness <key>] [--keep <file>], or <certificate.pdf> --key <key>',
    )
    return 2
  }
  try {
    const kept = keepFile && (await fs.readFile(keepFile, 'utf8').catch(() => undefined))
    const { checkpoint, sentences } = await runChecks(target, subject, {
      ...(key && { keys: [key] }),
      ...(witness && { witnesses: [witness] }),
      ...(kept && { kept }),
    })
    if (checkpoint)
      console.log(`The log of ${checkpoint.origin} has ${checkpoint.size} entries; signed by ${checkpoint.signedBy}.`)
    if (kept) console.log('It continues the checkpoint kept before.')
    for (const sentence of sentences) console.log(sentence)
    if (keepFile && checkpoint) await fs.writeFile(keepFile, checkpoint.note)
    return 0
  } catch (error) {
    console.error(error instanceof VerificationError ? `NOT VERIFIED: ${error.message}` : error)
    return 1
  }
}

if (typeof process !== 'undefined' && process.argv[1]?.endsWith('verify.js')) {
  process.exitCode = await runVerifier(process.argv.slice(2))
}
