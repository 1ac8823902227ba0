import { db } from '#database/client'
import { sql } from '#database/sql'
import { config } from '#runtime/config'
import { log } from '#runtime/logger'
import { getHashes } from '../tree/get-hashes.ts'
import { calculateConsistencyProof, createNodeReader } from '../tree/merkle-tree.ts'
import { getWitnessedAt } from '#module/edition-log/verifier'

type Witness = (typeof config.EDITION_LOG_WITNESSES)[number]
type Head = { size: number; checkpoint: string }

/** A witness that hangs must not hold up the log. */
const TIMEOUT_MS = 5_000

/**
 * Asks the configured witnesses to sign the newest checkpoint, as https://c2sp.org/tlog-witness describes it, and keeps
 * their signatures. What fails is tried again with the next checkpoint.
 */
export async function sendToWitnesses(): Promise<void> {
  if (config.EDITION_LOG_WITNESSES.length === 0) return
  const [head] = await sql<Head>(
    db,
    'SELECT size::float8 AS size, checkpoint FROM edition_log_head WHERE checkpoint IS NOT NULL',
  )
  if (!head) return
  await Promise.all(
    config.EDITION_LOG_WITNESSES.map((witness) =>
      sendToWitness(witness, head).catch((error: unknown) =>
        log.warn({ err: error, witness: witness.url }, 'a witness has not signed the edition log'),
      ),
    ),
  )
}

async function sendToWitness(witness: Witness, head: Head): Promise<void> {
  const [known] = await sql<{ size: number }>(
    db,
    `INSERT INTO edition_log_witnesses AS w (key) VALUES ($1) ON CONFLICT (key) DO UPDATE SET key = w.key
     RETURNING size::float8 AS size`,
    [witness.key],
  )
  let response = await sendCheckpoint(witness, known?.size ?? 0, head)
  // It has signed another size than we remember, and says which.
  if (response.status === 409) response = await sendCheckpoint(witness, Number(await response.text()), head)
  if (!response.ok) throw new Error(`the witness answers ${response.status}: ${(await response.text()).slice(0, 200)}`)
  const [name] = witness.key.split('+')
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith(`— ${name} `))
  const cosignature = lines.map((line) => `${line}\n`).join('')
  // Throws unless it is the witness's signature under this very checkpoint.
  await getWitnessedAt(head.checkpoint + cosignature, witness.key)
  await saveCosignature(witness.key, head.size, cosignature)
}

async function sendCheckpoint({ url }: Witness, oldSize: number, { size, checkpoint }: Head): Promise<Response> {
  if (!(oldSize <= size)) throw new Error(`the witness has signed ${oldSize} entries, the log has ${size}`)
  const proof =
    oldSize > 0 && oldSize < size ? await calculateConsistencyProof(createNodeReader(getHashes), oldSize, size) : []
  const lines = [`old ${oldSize}`, ...proof.map((hash) => hash.toString('base64'))]
  return fetch(`${url}/add-checkpoint`, {
    method: 'POST',
    body: `${lines.join('\n')}\n\n${checkpoint}`,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

async function saveCosignature(key: string, size: number, cosignature: string): Promise<void> {
  await sql(
    db,
    `WITH kept AS (UPDATE edition_log_witnesses SET size = $2, signed_at = now() WHERE key = $1)
     UPDATE edition_log_head SET cosignatures = cosignatures || jsonb_build_object($1::text, $3::text) WHERE size = $2`,
    [key, size, cosignature],
  )
}
