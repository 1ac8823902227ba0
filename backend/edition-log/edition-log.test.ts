import { verify } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { createSong } from '#module/catalog'
import { issueReplacementKeymails } from '#backend/keymails/issuing/issue-replacement-keymails.ts'
import { confirmFile, createStoredBytes } from '#module/storage/files'
import { config } from '#runtime/config'
import { buildWav } from '#testing/builders/media'
import { createTestCard, createTestKeymails, createTestSong } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'
import { getCopyProof } from './get-copy-proof.ts'
import { parseTilePath } from './get-log-tile.ts'
import { publishCheckpoint } from './publish-checkpoint.ts'
import {
  isOwnerOf,
  runVerifier,
  VerificationError,
  verifyCheckpoint,
  verifyEdition,
  verifyHead,
  verifyLog,
  verifyProof,
} from './verifier/verify.js'

startTestServer()

const get = (path: string) => fetch(`${getServerOrigin()}${path}`)
const getKeys = async () => (await (await get('/log/keys')).text()).trim().split('\n')

type Leaf = { type: string; copy?: number; copies?: number; owner?: string; sequence: number; reason?: string }
async function listLeaves(editionId: string): Promise<Leaf[]> {
  await publishCheckpoint()
  const { entries } = (await (await get(`/api/edition-log/editions/${editionId}`)).json()) as {
    entries: { leaf: string }[]
  }
  return entries.map(({ leaf }) => JSON.parse(leaf) as Leaf)
}

/** An edition of five with one copy sold to each of the payers. */
async function createSoldEdition(payers: string[], copies = 5) {
  const { codes, song, artist } = await createTestKeymails(copies)
  const sold = []
  for (const [n, payer] of payers.entries()) sold.push(await redeemAsFan(codes[n] ?? '', payer))
  return { codes, sold, artist, editionId: song.editionId }
}

beforeEach(() => publishCheckpoint())

test('publication, sales, a refund, the new issue of its number and its next sale are in the log, in order', async () => {
  const { editionId, sold, codes, artist } = await createSoldEdition(['one@example.com', 'two@example.com'])
  await sold[1]?.refund()
  const [anew] = await issueReplacementKeymails(artist.id, { codes: [codes[1] ?? ''] })
  await redeemAsFan(anew?.code ?? '', 'three@example.com')
  const leaves = await listLeaves(editionId)
  expect(leaves.map(({ type, copy }) => [type, copy])).toEqual([
    ['published', undefined],
    ['sold', 1],
    ['sold', 2],
    ['voided', 2],
    ['reissued', 2],
    ['sold', 2],
  ])
  expect(leaves[0]).toMatchObject({ v: 1, kind: 'song', copies: 5, artist: artist.stageName, edition: editionId })
  expect(leaves[3]).toMatchObject({ reason: 'refund' })
  expect(leaves.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6])
  const { edition } = await verifyEdition(getServerOrigin(), editionId)
  expect(edition).toMatchObject({ copies: 5, entries: 6 })
  expect([...edition.owned.keys()].toSorted((a, b) => a - b)).toEqual([1, 2])
})

test('a leaf names no owner; who has the salt and the address can open its commitment', async () => {
  const { editionId } = await createSoldEdition(['Secret.Name@example.com'])
  const [, sale] = await listLeaves(editionId)
  expect(JSON.stringify(sale)).not.toMatch(/secret|example\.com/i)
  const [row] = await sql<{ salt: string }>(
    db,
    'SELECT owner_salt AS salt FROM edition_log_entries WHERE edition_id = $1 AND sequence = 2',
    [editionId],
  )
  expect(await isOwnerOf(sale?.owner ?? '', row?.salt ?? '', 'secret.name@example.com')).toBe(true)
  expect(await isOwnerOf(sale?.owner ?? '', row?.salt ?? '', 'other@example.com')).toBe(false)
})

test('a handed over copy has a new commitment, and the verifier counts the hands', async () => {
  const { editionId } = await createSoldEdition(['giver@example.com'])
  await sql(
    db,
    `WITH receiver AS (INSERT INTO fans (email) VALUES ('receiver@example.com') RETURNING id)
     UPDATE keymails SET fan_id = receiver.id, gifted_at = now() FROM receiver WHERE edition_id = $1 AND state = 'redeemed'`,
    [editionId],
  )
  const [, sale, transfer] = await listLeaves(editionId)
  expect(transfer).toMatchObject({ type: 'transferred', copy: 1 })
  expect(transfer?.owner).not.toBe(sale?.owner)
  expect((await verifyEdition(getServerOrigin(), editionId)).edition.hands.get(1)).toBe(2)
})

test('an edition that shrinks says so', async () => {
  const { editionId, artist } = await createSoldEdition(['x@example.com'], 5)
  await sql(db, `UPDATE keymails SET state = 'void' WHERE edition_id = $1 AND copy = 5`, [editionId])
  await sql(db, 'UPDATE editions SET issued = 4, copies = 4 WHERE id = $1', [editionId])
  expect(artist.id).toBeTruthy()
  expect((await listLeaves(editionId)).at(-1)).toMatchObject({ type: 'resized', copies: 4 })
  expect((await verifyEdition(getServerOrigin(), editionId)).edition.copies).toBe(4)
})

test('an album and an art card are logged when they are published', async () => {
  const { artist, gKeyId } = await createTestKeymails(1)
  const songs = [await createTestSong(artist), await createTestSong(artist)]
  const browser = await signInArtist(gKeyId)
  const album = await browser.post('/api/artist/albums', {
    title: 'Both',
    songIds: songs.map(({ id }) => id),
    price: 9,
    copies: 7,
  })
  expect(await listLeaves(String(album.body['id']))).toEqual([
    expect.objectContaining({ type: 'published', kind: 'album', copies: 7, title: 'Both' }),
  ])
  const cardId = await createTestCard(artist.id, { copies: 3 })
  expect(await listLeaves(cardId)).toEqual([
    expect.objectContaining({ type: 'published', kind: 'art-card', copies: 3 }),
  ])
})

test('a song that waits for its copyright check is logged once it is published, with the size it has then', async () => {
  const { artist } = await createTestKeymails(1)
  const audio = await createStoredBytes('songs', buildWav(), 'audio/wav')
  const { editionId, id } = await runInTransaction(async (trx) => {
    await confirmFile(trx, audio)
    const song = await createSong(trx, artist, {
      title: 'Waiting',
      holders: [],
      contact: 'x@example.com',
      audioKey: audio.key,
      documentKey: null,
      priceCents: 100,
      copies: 9,
    })
    await sql(trx, `UPDATE songs SET state = 'checking' WHERE id = $1`, [song.id])
    return song
  })
  await publishCheckpoint()
  expect((await get(`/api/edition-log/editions/${editionId}`)).status).toBe(404)
  await sql(db, 'UPDATE editions SET copies = 8 WHERE id = $1', [editionId])
  await sql(db, `UPDATE songs SET state = 'published' WHERE id = $1`, [id])
  expect(await listLeaves(editionId)).toEqual([expect.objectContaining({ type: 'published', copies: 8 })])
})

test('the tree is served as tiles that grow, and nothing is served that the log does not have', async () => {
  await createSoldEdition(['tiles@example.com'])
  await publishCheckpoint()
  const { checkpoint } = await verifyLog(getServerOrigin())
  const width = checkpoint.size % 256
  const tile = await get(`/log/tile/0/000.p/${width}`)
  expect([tile.status, (await tile.arrayBuffer()).byteLength]).toEqual([200, width * 32])
  expect(tile.headers.get('cache-control')).toContain('immutable')
  for (const path of [
    `0/000.p/${width + 1}`,
    'entries/000',
    '0/001.p/1',
    '0/x000/000.p/1',
    '8/000',
    '0/../key',
    '0/000.p/0',
  ]) {
    expect((await get(`/log/tile/${path}`)).status).toBe(404)
  }
  expect(parseTilePath('1/x001/x234/067.p/9')).toEqual({ level: 1, tile: 1_234_067, width: 9 })
})

test('the checkpoint is a signed note with a plain and a timestamped Ed25519 signature', async () => {
  const [key = ''] = await getKeys()
  const note = await (await get('/log/checkpoint')).text()
  const [origin, size, root, blank, plain = '', timed = ''] = note.split('\n')
  expect([origin, Number(size) > 0, Buffer.from(root ?? '', 'base64').length, blank]).toEqual([
    `${config.PUBLIC_URL.replace(/^https?:\/\//, '')}/log`,
    true,
    32,
    '',
  ])
  // Checked by another implementation of Ed25519 than the verifier's.
  const publicKey = Buffer.from(key.split('+').slice(2).join('+'), 'base64').subarray(1)
  const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), publicKey])
  const isValid = (message: string, signature: Buffer) =>
    verify(null, Buffer.from(message), { key: spki, format: 'der', type: 'spki' }, signature)
  const text = `${origin}\n${size}\n${root}\n`
  expect(isValid(text, Buffer.from(plain.split(' ')[2] ?? '', 'base64').subarray(4))).toBe(true)
  const cosignature = Buffer.from(timed.split(' ')[2] ?? '', 'base64').subarray(4)
  const seconds = cosignature.readBigUInt64BE()
  expect(isValid(`cosignature/v1\ntime ${seconds}\n${text}`, cosignature.subarray(8))).toBe(true)
  expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(3600)
})

describe('the verifier refuses', () => {
  /** Makes the server's answers to the verifier differ from the truth. */
  function forge(path: RegExp, change: (body: Buffer) => Buffer) {
    const real = globalThis.fetch
    vi.stubGlobal('fetch', async (address: string) => {
      const response = await real(address)
      if (!path.test(address)) return response
      return new Response(new Uint8Array(change(Buffer.from(await response.arrayBuffer()))), {
        status: response.status,
      })
    })
    return { [Symbol.dispose]: () => vi.unstubAllGlobals() }
  }
  const replace = (from: RegExp, to: string) => (body: Buffer) =>
    Buffer.from(body.toString('latin1').replace(from, to), 'latin1')

  const swapSignatureLetter = (body: Buffer) =>
    Buffer.from(
      body
        .toString()
        .replace(
          /(\n\n\S+ \S+ \S{20})(.)/,
          (_, before: string, letter: string) => before + (letter === 'A' ? 'B' : 'A'),
        ),
    )

  beforeEach(async () => {
    await createSoldEdition(['refused@example.com'])
    await publishCheckpoint()
    await verifyLog(getServerOrigin())
  })

  test.each([
    ['a changed entry', /tile\/entries/, replace(/"copy":1,/, '"copy":2,'), /signed root|No\. 2/],
    ['another size', /checkpoint/, replace(/\n\d+\n/, '\n1\n'), /signature/],
    ['another root', /checkpoint/, replace(/\n[A-Za-z0-9+/]{43}=\n/, `\n${'A'.repeat(43)}=\n`), /signature/],
    ['another signature', /checkpoint/, swapSignatureLetter, /signature/],
  ])('%s', async (_, path, change, message) => {
    using _forged = forge(path, change)
    await expect(verifyLog(getServerOrigin())).rejects.toThrow(message)
  })

  test('an entry that is not in the tree', async () => {
    const { editionId } = await createSoldEdition(['not-in-tree@example.com'])
    await publishCheckpoint()
    using _forged = forge(/edition-log\/editions/, replace(/\\"at\\":\\"20/, '\\"at\\":\\"19'))
    await expect(verifyEdition(getServerOrigin(), editionId)).rejects.toThrow(/not in the log/)
  })

  test('a log that does not continue the checkpoint it kept', async () => {
    const { checkpoint } = await verifyHead(getServerOrigin())
    await createSoldEdition(['continued@example.com'])
    await publishCheckpoint()
    await verifyHead(getServerOrigin(), { kept: checkpoint.note })
    const other = checkpoint.note.replace(/\n[A-Za-z0-9+/]{43}=\n/, `\n${'B'.repeat(43)}=\n`)
    await expect(verifyHead(getServerOrigin(), { kept: other })).rejects.toThrow(/rewritten/)
  })

  test('a key that it does not trust', async () => {
    const [key = ''] = await getKeys()
    const note = await (await get('/log/checkpoint')).text()
    await expect(verifyCheckpoint(note, [key])).resolves.toMatchObject({ signedBy: key.split('+')[0] })
    await expect(verifyCheckpoint(note, [key.replace(/\+[0-9a-f]{8}\+/, '+00000000+')])).rejects.toThrow(
      VerificationError,
    )
  })
})

test('the proof of a copy can be checked without the network, stays the same, and fails for another entry', async () => {
  const { editionId } = await createSoldEdition(['proof@example.com'])
  const [keymail] = await sql<{ id: string; publicId: string }>(
    db,
    `SELECT id, copy_id AS "publicId" FROM keymails WHERE edition_id = $1 AND state = 'redeemed'`,
    [editionId],
  )
  expect(await getCopyProof(keymail?.id ?? '')).toBeUndefined()
  await publishCheckpoint()
  const proof = (await getCopyProof(keymail?.id ?? '')) ?? ''
  await createSoldEdition(['later@example.com'])
  await publishCheckpoint()
  expect(await getCopyProof(keymail?.id ?? '')).toBe(proof)
  const keys = await getKeys()
  expect((await verifyProof(proof, keys)).entry).toMatchObject({ type: 'sold', copy: 1, edition: editionId })
  const [, extra = ''] = proof.split('\n')
  const forged = Buffer.from(extra.slice(6), 'base64').toString().replace('"copy":1', '"copy":9')
  await expect(
    verifyProof(proof.replace(extra, `extra ${Buffer.from(forged).toString('base64')}`), keys),
  ).rejects.toThrow(/not in the log/)
  const file = join(config.DATA_DIR, 'proof.txt')
  await writeFile(file, proof)
  vi.spyOn(console, 'log').mockReturnValue()
  expect(await runVerifier([file, '--key', keys[0] ?? ''])).toBe(0)
  expect(await runVerifier([getServerOrigin(), editionId])).toBe(0)
  vi.restoreAllMocks()
})

test('two workers that publish at the same moment append each event once', async () => {
  await createSoldEdition(['a@example.com', 'b@example.com', 'c@example.com'])
  await Promise.all(Array.from({ length: 6 }, () => publishCheckpoint()))
  await publishCheckpoint()
  const [counts] = await sql(
    db,
    `SELECT (SELECT count(*) FROM edition_log_inbox) AS waiting, (SELECT count(*) FROM edition_log_entries) - (SELECT size FROM edition_log_head) AS difference`,
  )
  expect(counts).toEqual({ waiting: 0, difference: 0 })
  await verifyLog(getServerOrigin())
})

test('a new key is announced under the old one before it signs alone; an unannounced one cannot sign', async () => {
  const [old = ''] = await getKeys()
  const fresh = Buffer.alloc(32, 7).toString('base64')
  config.EDITION_LOG_KEY = fresh
  await expect(publishCheckpoint()).rejects.toThrow(/EDITION_LOG_NEXT_KEY/)
  config.EDITION_LOG_KEY = undefined
  config.EDITION_LOG_NEXT_KEY = fresh
  await publishCheckpoint()
  const keys = await getKeys()
  expect(keys).toEqual([old, expect.any(String)])
  await verifyLog(getServerOrigin(), { keys: [old] })
  config.EDITION_LOG_NEXT_KEY = undefined
  config.EDITION_LOG_KEY = fresh
  await publishCheckpoint()
  await verifyLog(getServerOrigin(), { keys: [keys[1] ?? ''] })
  await expect(verifyLog(getServerOrigin(), { keys: [old] })).rejects.toThrow(/trusted keys/)
})
