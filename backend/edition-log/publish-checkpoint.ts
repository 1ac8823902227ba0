import { createHash, randomUUID } from 'node:crypto'
import { type Trx, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { RESIGN_SECONDS } from './jobs.ts'
import {
  createTiles,
  calculateRoot,
  calculateLeafHash,
  listEdgeTiles,
  parseTile,
  type Tile,
  type TreeEdge,
} from './tree/merkle-tree.ts'
import { formatCheckpoint, formatVerifierKey, createSignedNote } from './tree/signed-note.ts'
import { sendToWitnesses } from './witnesses/send-to-witnesses.ts'
import { defaultOrigin, getSigningKeys } from './tree/signing-keys.ts'

const BATCH_SIZE = 5_000

type Head = { size: number; origin: string | null; signedSecondsAgo: number | null; verifierKeys: string[] }

type InboxEvent = {
  editionId: string
  subjectId: string | null
  type: string
  copy: number | null
  /** The e-mail address of who owns the copy from now on. */
  owner: string | null
  /** More fields of the leaf. */
  details: Record<string, unknown> | null
  at: Date
}

type Entry = {
  index: number
  editionId: string | null
  subjectId: string | null
  ownerSalt: string | null
  sequence: number | null
  leaf: string
}

/**
 * Job, every five seconds: appends the events in the inbox to the log, signs the new tree head and has witnesses sign it.
 * One process at a time; a second one returns at once. Returns the number of entries appended.
 */
export async function publishCheckpoint(): Promise<number> {
  let appended = 0
  let isSigned = false
  for (;;) {
    const batch = await runInTransaction(publishBatch)
    appended += batch.entries
    isSigned ||= batch.isSigned
    if (batch.entries < BATCH_SIZE) break
  }
  if (isSigned) await sendToWitnesses()
  return appended
}

async function publishBatch(trx: Trx): Promise<{ entries: number; isSigned: boolean }> {
  const [head] = await sql<Head>(
    trx,
    `SELECT size::float8 AS size, origin, verifier_keys AS "verifierKeys",
            extract(epoch FROM now() - signed_at)::float8 AS "signedSecondsAgo"
       FROM edition_log_head FOR UPDATE SKIP LOCKED`,
  )
  if (!head) return { entries: 0, isSigned: false }
  const origin = head.origin ?? defaultOrigin
  const keys = await getSigningKeys(origin)
  const verifierKeys = keys.map(formatVerifierKey)
  assertKeysContinue(head, verifierKeys)
  const newKeys = verifierKeys.filter((key) => !head.verifierKeys.includes(key))
  const entries = await createEntries(trx, head.size, newKeys, await takeInboxEvents(trx))
  const isFresh = head.signedSecondsAgo !== null && head.signedSecondsAgo < RESIGN_SECONDS
  if (entries.length === 0 && isFresh && verifierKeys.length === head.verifierKeys.length)
    return { entries: 0, isSigned: false }
  const edge = await getEdge(trx, head.size)
  const tiles = createTiles(
    edge,
    head.size,
    entries.map(({ leaf }) => calculateLeafHash(leaf)),
  )
  await saveEntries(trx, entries)
  await saveTiles(trx, tiles)
  const size = head.size + entries.length
  const text = formatCheckpoint(origin, size, calculateRoot(edge))
  await saveCheckpoint(trx, origin, size, createSignedNote(text, keys, Math.floor(Date.now() / 1000)), verifierKeys)
  return { entries: entries.length, isSigned: true }
}

/** A new key has to be announced by a checkpoint that the old one signed; else nobody could tell it from a forger's. */
function assertKeysContinue(head: Head, verifierKeys: string[]): void {
  if (head.verifierKeys.length === 0 || verifierKeys.some((key) => head.verifierKeys.includes(key))) return
  throw new Error(
    'The key of the edition log is not the one that signed its last checkpoint. To change keys, keep EDITION_LOG_KEY and set EDITION_LOG_NEXT_KEY first.',
  )
}

async function takeInboxEvents(trx: Trx): Promise<InboxEvent[]> {
  return sql<InboxEvent>(
    trx,
    `WITH taken AS (
       DELETE FROM edition_log_inbox WHERE id = ANY (ARRAY (SELECT id FROM edition_log_inbox ORDER BY id LIMIT $1))
       RETURNING *)
     SELECT t.edition_id AS "editionId", t.subject_id AS "subjectId", t.type, t.copy, coalesce(f.address, c.email) AS owner,
            t.details, t.at
       FROM taken t LEFT JOIN fans f ON f.id = t.owner_id LEFT JOIN collectors c ON c.id = t.owner_id ORDER BY t.id`,
    [BATCH_SIZE],
  )
}

async function createEntries(trx: Trx, size: number, newKeys: string[], events: InboxEvent[]): Promise<Entry[]> {
  const sequences = await reserveSequences(trx, events)
  const at = new Date().toISOString()
  const keyEntries = newKeys.map((key) => ({
    editionId: null,
    subjectId: null,
    ownerSalt: null,
    sequence: null,
    leaf: JSON.stringify({ v: 1, type: 'key', key, at }),
  }))
  const editionEntries = events.map(({ editionId, subjectId, type, copy, owner, details, at }) => {
    const sequence = (sequences.get(editionId) ?? 0) + 1
    sequences.set(editionId, sequence)
    const ownerSalt = owner === null ? null : randomUUID()
    const leaf = JSON.stringify({
      v: 1,
      type,
      edition: editionId,
      sequence,
      ...(copy !== null && { copy }),
      ...details,
      ...(owner !== null && ownerSalt !== null && { owner: calculateCommitment(ownerSalt, owner) }),
      at: at.toISOString(),
    })
    return { editionId, subjectId, ownerSalt, sequence, leaf }
  })
  return [...keyEntries, ...editionEntries].map((entry, n) => ({ index: size + n, ...entry }))
}

/** Says nothing about the owner to anyone who does not have the salt. */
function calculateCommitment(salt: string, owner: string): string {
  return createHash('sha256')
    .update(Buffer.from(salt.replaceAll('-', ''), 'hex'))
    .update(owner.toLowerCase())
    .digest('base64')
}

/** The number of entries that each edition had before; counts the new ones. */
async function reserveSequences(trx: Trx, events: InboxEvent[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { editionId } of events) counts.set(editionId, (counts.get(editionId) ?? 0) + 1)
  const rows = await sql<{ editionId: string; entries: number }>(
    trx,
    `INSERT INTO edition_log_editions AS e (edition_id, entries) SELECT * FROM unnest($1::uuid[], $2::int[])
     ON CONFLICT (edition_id) DO UPDATE SET entries = e.entries + EXCLUDED.entries
     RETURNING edition_id AS "editionId", entries`,
    [[...counts.keys()], [...counts.values()]],
  )
  return new Map(rows.map(({ editionId, entries }) => [editionId, entries - (counts.get(editionId) ?? 0)]))
}

async function getEdge(trx: Trx, size: number): Promise<TreeEdge> {
  const wanted = listEdgeTiles(size)
  const stored = await sql<{ level: number; hashes: Buffer }>(
    trx,
    `SELECT t.level, t.hashes FROM unnest($1::int[], $2::bigint[]) w (level, tile) JOIN edition_log_tiles t USING (level, tile)`,
    [wanted.map(({ level }) => level), wanted.map(({ tile }) => tile)],
  )
  const edge: TreeEdge = []
  for (const { level, hashes } of stored) edge[level] = parseTile(hashes)
  for (const { level, width } of wanted) {
    if (edge[level]?.length !== width)
      throw new Error(`the edition log's tiles of level ${level} do not match its size`)
  }
  return Array.from(edge, (hashes: Buffer[] | undefined) => hashes ?? [])
}

async function saveEntries(trx: Trx, entries: Entry[]): Promise<void> {
  await sql(
    trx,
    `INSERT INTO edition_log_entries (leaf_index, edition_id, sequence, subject_id, leaf, owner_salt)
     SELECT * FROM unnest($1::bigint[], $2::uuid[], $3::int[], $4::uuid[], $5::text[], $6::uuid[])`,
    [
      entries.map(({ index }) => index),
      entries.map(({ editionId }) => editionId),
      entries.map(({ sequence }) => sequence),
      entries.map(({ subjectId }) => subjectId),
      entries.map(({ leaf }) => leaf),
      entries.map(({ ownerSalt }) => ownerSalt),
    ],
  )
}

async function saveTiles(trx: Trx, tiles: Tile[]): Promise<void> {
  for (const { level, tile, hashes } of tiles) {
    await sql(
      trx,
      `INSERT INTO edition_log_tiles (level, tile, hashes) VALUES ($1, $2, $3)
       ON CONFLICT (level, tile) DO UPDATE SET hashes = EXCLUDED.hashes`,
      [level, tile, hashes],
    )
  }
}

async function saveCheckpoint(
  trx: Trx,
  origin: string,
  size: number,
  checkpoint: string,
  verifierKeys: string[],
): Promise<void> {
  await sql(
    trx,
    `UPDATE edition_log_head SET size = $1, checkpoint = $2, signed_at = now(), verifier_keys = $3, origin = $4,
            cosignatures = CASE WHEN size = $1 THEN cosignatures ELSE '{}' END`,
    [size, checkpoint, verifierKeys, origin],
  )
  await sql(trx, 'INSERT INTO edition_log_checkpoints (size, checkpoint) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    size,
    checkpoint,
  ])
}
