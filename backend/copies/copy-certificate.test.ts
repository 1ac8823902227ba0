import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import {
  extractProof,
  runVerifier,
  verifyCertificate,
  verifyCopy,
  verifyProof,
} from '#backend/edition-log/verifier/verify.js'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { copyCertificate } from '#module/copies'
import { publishCheckpoint } from '#module/edition-log'
import { config } from '#runtime/config'
import { Browser } from '#testing/clients/browser'
import { createTestKeymails } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { downloadDocument, parseRenderedPdf } from '#testing/rendered-documents'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'

startTestServer()

async function createCertificate(payer: string) {
  const { codes, song } = await createTestKeymails(1, 100)
  const { fan, refund } = await redeemAsFan(codes[0] ?? '', payer)
  const [copy] = (await fan.get('/api/copies')).body as unknown as { id: string }[]
  const copyId = copy?.id ?? ''
  const download = async () =>
    Uint8Array.from((await downloadDocument(`/api/copies/${copyId}/certificate`, [copyCertificate], fan)).bytes)
  return { download, refund, copyId, song, editionId: song.editionId }
}

const getKeys = async () => (await (await fetch(`${getServerOrigin()}/log/keys`)).text()).trim().split('\n')

test('a certificate carries its proof as soon as the log has the sale, and can be checked without the network', async () => {
  const { download, editionId } = await createCertificate('certified@example.com')
  const early = await download()
  expect((await parseRenderedPdf(early)).text).toContain('appearsinthepubliclogwithinaminute')
  await expect(extractProof(early)).rejects.toThrow(/no proof/)

  await publishCheckpoint()
  const pdf = await download()
  const keys = await getKeys()
  const { entry, checkpoint, index } = await verifyProof(await extractProof(pdf), keys)
  expect(entry).toMatchObject({ type: 'sold', copy: 1, edition: editionId })
  const root = Buffer.from(checkpoint.root).toString('hex')
  // Its cover.
  expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/Subtype \/Image[^>]*\/Width 480/)
  const { text } = await parseRenderedPdf(pdf)
  expect(text).toContain(`Entry${index}ofthepubliclog${checkpoint.origin}`)
  expect(text).toContain(`root${root.slice(0, 16)}…,signedbythekey${checkpoint.keyId}`)

  const file = join(config.DATA_DIR, 'certificate.pdf')
  await writeFile(file, pdf)
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  const failed = vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('fetch', () => {
    throw new Error('the network is off')
  })
  expect(await runVerifier([file, '--key', keys[0] ?? ''])).toBe(0)
  expect(printed.mock.lastCall?.[0]).toContain(`"copy":1`)
  expect(await runVerifier([file])).toBe(1)
  // Another key than the one that signed it.
  const other = 'example.com/log+59dfa2b4+ATU+6BMOd7wN0v0oQHlpYgyeZRTnqBGxRcYYMj2nXcuh'
  expect(await runVerifier([file, '--key', other])).toBe(1)
  expect(failed).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what became of a certified copy: it is current, then given away, then refunded, also after the log has a new key', async () => {
  const { download, refund, copyId } = await createCertificate('before@example.com')
  await publishCheckpoint()
  const proof = await extractProof(await download())
  const shop = getServerOrigin()
  const state = async () => {
    await publishCheckpoint()
    const { isCurrent, copy, edition } = await verifyCertificate(shop, proof)
    return { isCurrent, isOwned: edition.owned.has(copy), hands: edition.hands.get(copy) }
  }
  expect(await state()).toEqual({ isCurrent: true, isOwned: true, hands: 1 })
  expect(await verifyCopy(shop, copyId)).toMatchObject({ copy: 1, isPending: false, edition: { copies: 100 } })

  config.EDITION_LOG_NEXT_KEY = Buffer.alloc(32, 9).toString('base64')
  await publishCheckpoint()
  config.EDITION_LOG_KEY = config.EDITION_LOG_NEXT_KEY
  config.EDITION_LOG_NEXT_KEY = undefined
  await sql(
    db,
    `WITH receiver AS (INSERT INTO fans (email) VALUES ('after@example.com') RETURNING id)
     UPDATE keymails SET fan_id = receiver.id, gifted_at = now() FROM receiver WHERE copy_id = $1`,
    [copyId],
  )
  expect(await state()).toEqual({ isCurrent: false, isOwned: true, hands: 2 })
  await refund()
  expect(await state()).toMatchObject({ isCurrent: false, isOwned: false })

  const forged = proof.replace(/^index \d+$/m, 'index 0')
  await expect(verifyCertificate(shop, forged)).rejects.toThrow(/not in the log|too/)
  const withOtherRoot = proof.replace(/\n[A-Za-z0-9+/]{43}=\n\n— /, `\n${'A'.repeat(43)}=\n\n— `)
  expect(withOtherRoot).not.toBe(proof)
  await expect(verifyCertificate(shop, withOtherRoot)).rejects.toThrow(/not in the log/)
})

test('the page of a copy leads to the public record of what was registered', async () => {
  const { copyId, song } = await createCertificate('records@example.com')
  const getRights = async () => (await new Browser().get(`/api/copies/${copyId}`)).body['rights']
  expect(await getRights()).toBeNull()
  await sql(
    db,
    `INSERT INTO copyright_checks (subject_kind, subject_id, verdict, numbers)
     VALUES ('song', $1, 'verified', '{US SRU 1234567,MX 03-2024-012345678901-14}')`,
    [song.id],
  )
  expect(await getRights()).toMatchObject({
    checkedBy: 'Godfrey, TuneMaker’s AI agent',
    byGodfrey: true,
    records: [
      {
        office: 'United States Copyright Office',
        number: 'SRU0001234567',
        url: 'https://publicrecords.copyright.gov/',
      },
    ],
  })
})
