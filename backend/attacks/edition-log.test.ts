import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { createTiles, calculateLeafHash } from '#backend/edition-log/tree/merkle-tree.ts'
import { verifyCertificate, verifyEdition, verifyHead, verifyLog } from '#backend/edition-log/verifier/verify.js'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { getCopyProof, publishCheckpoint } from '#module/edition-log'
import { detectLogFaults } from '#module/edition-log/checks'
import { config } from '#runtime/config'
import { createTestArtist, createTestCard, createTestCollector, createTestKeymails } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'

// What somebody tries who has the database owner's password, and so can switch off every trigger and constraint.

startTestServer()

const shop = () => getServerOrigin()
const listMessages = async () => (await detectLogFaults({ isNight: true })).map(({ message }) => message)

async function runWithoutTriggers(table: string, statement: string, values: unknown[]): Promise<void> {
  await db.raw(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await sql(db, statement, values)
  await db.raw(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
}

/** An edition of `copies` with its first copies sold, all in the log. */
async function createSoldEdition(copies: number, sold: number): Promise<string> {
  const { codes, song } = await createTestKeymails(copies)
  for (const code of codes.slice(0, sold)) await redeemAsFan(code, `${code.toLowerCase()}@example.com`)
  await publishCheckpoint()
  return song.editionId
}

/** A copy sold to a forger, in an order that never was. */
const insertCopySql = `
  WITH forged AS (
    INSERT INTO orders (visitor_id, purpose, item_id, quantity, cents, currency, description, state, provider_order_id,
      capture_request_id, capturing_since)
    VALUES (uuidv7(), 'upload', uuidv7(), 1, 2500, 'USD', 'x', 'capturing', 'FORGED-' || $1, uuidv7(), now()) RETURNING id),
  forger AS (
    INSERT INTO fans (email) VALUES ('forger-' || $1 || '@example.com') RETURNING id)
  INSERT INTO keymails (code, edition_id, copy, price_cents, state, order_id, fan_id, redeemed_at)
  SELECT 'TM-20260101-' || upper(substr(replace($1::text, '-', ''), 25, 8)), $1::uuid, $2, 100, 'redeemed', forged.id,
         forger.id, now() FROM forged, forger`

beforeAll(() => {
  config.PUBLIC_URL = shop()
})

test('a copy more than there are, behind the back of the log', async () => {
  const edition = await createSoldEdition(3, 1)
  expect(await listMessages()).toEqual([])
  await runWithoutTriggers('editions', 'UPDATE editions SET copies = 4, issued = 4 WHERE id = $1', [edition])
  await runWithoutTriggers('keymails', insertCopySql, [edition, 4])
  expect(await listMessages()).toEqual([
    'The edition has 4 copies, the edition log says 3.',
    'No. 4 was sold, but the edition log has no sale of it.',
  ])
  await runWithoutTriggers('keymails', 'DELETE FROM keymails WHERE edition_id = $1 AND copy = 4', [edition])
  await runWithoutTriggers('editions', 'UPDATE editions SET copies = 3, issued = 3 WHERE id = $1', [edition])
})

test('a copy more than there are, in the log', async () => {
  const edition = await createSoldEdition(3, 1)
  await runWithoutTriggers('editions', 'UPDATE editions SET copies = 4, issued = 4 WHERE id = $1', [edition])
  await sql(db, insertCopySql, [edition, 4])
  await publishCheckpoint()
  expect(await listMessages()).toContainEqual(expect.stringMatching(/^No\. 4 of 3 was sold/))
  await expect(verifyEdition(shop(), edition)).rejects.toThrow(/No\. 4 of 3 was sold/)
  await expect(verifyLog(shop())).rejects.toThrow(/No\. 4 of 3 was sold/)
})

test('an edition that grows after a sale', async () => {
  const edition = await createSoldEdition(3, 1)
  await sql(db, `INSERT INTO edition_log_inbox (edition_id, type, details) VALUES ($1, 'resized', '{"copies": 200}')`, [
    edition,
  ])
  await publishCheckpoint()
  expect(await listMessages()).toContainEqual(expect.stringMatching(/has grown after a sale/))
  await expect(verifyEdition(shop(), edition)).rejects.toThrow(/has grown after a sale/)
})

test('a sale in the log without a copy', async () => {
  const edition = await createSoldEdition(3, 1)
  await sql(db, `DELETE FROM keymails WHERE edition_id = $1 AND state = 'issued'`, [edition])
  await sql(
    db,
    `INSERT INTO edition_log_inbox (edition_id, subject_id, type, copy) VALUES ($1, gen_random_uuid(), 'sold', 2)`,
    [edition],
  )
  await publishCheckpoint()
  expect(await listMessages()).toContain('The edition log has a sale of No. 2, which does not exist.')
})

test('of the editions in which something happened since the last look, what is new is proved, and nothing else is read', async () => {
  const [sold, quiet] = [await createSoldEdition(3, 1), await createSoldEdition(3, 1)]
  await detectLogFaults({ isNight: true })
  // None are in turn.
  const end = () => sql(db, `UPDATE edition_log_head SET compared_edition_to = 'ffffffff-ffff-ffff-ffff-ffffffffffff'`)
  const codes = await sql<{ code: string }>(
    db,
    `SELECT code FROM keymails WHERE edition_id = $1 AND state = 'issued' ORDER BY copy`,
    [sold],
  )
  await redeemAsFan(codes[0]?.code ?? '', 'second@example.com')
  await publishCheckpoint()
  await end()
  const asked: string[] = []
  let change = (body: string) => body
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const answer = await real(address)
    return address.includes(sold) ? new Response(change(await answer.text())) : answer
  })
  try {
    const old = await readFile(join(config.DATA_DIR, 'edition-log.checkpoint'), 'utf8')
    const swapDate = (copy: number) => (body: string) =>
      body.replace(new RegExp(`(\\\\"copy\\\\":${copy},.*?\\\\"at\\\\":\\\\")20`), '$119')
    change = swapDate(2)
    expect(await listMessages()).toEqual([expect.stringMatching(/^Entry \d+ is not in the log/)])
    expect(asked.filter((address) => address.includes(sold))).toHaveLength(1)
    expect(asked.filter((address) => address.includes(quiet))).toEqual([])
    // The entry from before was proved before.
    await writeFile(join(config.DATA_DIR, 'edition-log.checkpoint'), old)
    change = swapDate(1)
    await end()
    expect(await listMessages()).toEqual([])
    asked.length = 0
    await end()
    expect(await listMessages()).toEqual([])
    expect(asked.filter((address) => address.includes('/api/edition-log/'))).toEqual([])
  } finally {
    vi.unstubAllGlobals()
  }
})

test('a certificate of an art card that belongs to somebody else, or to nobody', async () => {
  const { artist } = await createTestArtist()
  const card = await createTestCard(artist.id, { copies: 2 })
  const [owner, thief] = [await createTestCollector(), await createTestCollector()]
  const [certificate] = await sql<{ id: string }>(
    db,
    `WITH o AS (
       INSERT INTO orders (visitor_id, purpose, item_id, quantity, cents, currency, description, state, provider_order_id,
         capture_request_id, capturing_since)
       VALUES (uuidv7(), 'upload', uuidv7(), 1, 2500, 'USD', 'x', 'capturing', 'ART-' || $1, uuidv7(), now()) RETURNING id)
     INSERT INTO art_certificates (code, card_id, number, collector_id, order_id)
     SELECT 'TMC-AAAA-BBBB-CCCC-0001', $1::uuid, 1, $2, o.id FROM o RETURNING id`,
    [card, owner.id],
  )
  await publishCheckpoint()
  const about = async () =>
    (await detectLogFaults({ isNight: true })).find(({ subject }) => subject === `copy ${certificate?.id}`)?.message
  expect(await about()).toBeUndefined()
  const assign = (collectorId: string) =>
    runWithoutTriggers('art_certificates', 'UPDATE art_certificates SET collector_id = $2 WHERE id = $1', [
      certificate?.id,
      collectorId,
    ])
  await assign(thief.id)
  expect(await about()).toBe('No. 1 has another owner in the edition log.')
  await assign(owner.id)
  await runWithoutTriggers('art_certificates', 'UPDATE art_certificates SET voided_at = now() WHERE id = $1', [
    certificate?.id,
  ])
  expect(await about()).toBe('No. 1 was sold according to the edition log, but is not.')
})

test('a number given to somebody else, with the whole log rewritten to match', async () => {
  const edition = await createSoldEdition(3, 2)
  const { checkpoint: kept } = await verifyHead(shop())
  const [sale] = await sql<{ id: string }>(db, 'SELECT id FROM keymails WHERE edition_id = $1 AND copy = 2', [edition])
  const proof = (await getCopyProof(sale?.id ?? '')) ?? ''
  await verifyCertificate(shop(), proof)
  await detectLogFaults({ isNight: true })
  const file = join(config.DATA_DIR, 'edition-log.checkpoint')
  const keptByMonitor = await readFile(file, 'utf8')

  await runWithoutTriggers(
    'keymails',
    `WITH thief AS (INSERT INTO fans (email) VALUES ('thief@example.com') RETURNING id)
     UPDATE keymails SET fan_id = thief.id FROM thief WHERE edition_id = $1 AND copy = 2`,
    [edition],
  )
  await runWithoutTriggers(
    'edition_log_entries',
    `UPDATE edition_log_entries SET leaf = replace(leaf, leaf::jsonb ->> 'owner',
       encode(sha256(uuid_send(owner_salt) || convert_to('thief@example.com', 'UTF8')), 'base64')) WHERE subject_id = $1`,
    [sale?.id],
  )
  await rewriteTiles()
  // The server signs what it finds, as soon as something new happens.
  await createSoldEdition(1, 1)

  // Who never kept anything sees nothing wrong in this copy; everybody else does.
  await verifyEdition(shop(), edition)
  await expect(verifyHead(shop(), { kept: kept.note })).rejects.toThrow(/rewritten/)
  await expect(verifyCertificate(shop(), proof)).rejects.toThrow(/rewritten/)
  expect(await listMessages()).toContainEqual(expect.stringMatching(/rewritten/))
  expect(await readFile(file, 'utf8')).toBe(keptByMonitor)
})

/** Calculates the whole tree again from the entries. */
async function rewriteTiles(): Promise<void> {
  const leaves = await sql<{ leaf: string }>(db, 'SELECT leaf FROM edition_log_entries ORDER BY leaf_index')
  const hashes = leaves.map(({ leaf }) => calculateLeafHash(leaf))
  for (const { level, tile, hashes: stored } of createTiles([], 0, hashes)) {
    await sql(db, 'UPDATE edition_log_tiles SET hashes = $3 WHERE level = $1 AND tile = $2', [level, tile, stored])
  }
}
