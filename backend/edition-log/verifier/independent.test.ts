import { execFile, spawnSync } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { getCopyProof, publishCheckpoint } from '#module/edition-log'
import { createTestKeymails } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'

// Our heads and proofs before a verifier that shares nothing with us: another language, written from the RFCs alone.

startTestServer()

const program = join(import.meta.dirname, 'independent/verify_log.py')
/** Python itself, empty where there is none: `python3` may be a script that looks for it longer than a proof takes. */
const asked = spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' })
const python = asked.status === 0 ? asked.stdout.trim() : ''

/** Runs the verifier; `input` goes to its standard input. */
function verify(args: string[], input = ''): Promise<{ verified?: Record<string, unknown>; refused: string }> {
  return new Promise((resolve) => {
    // The standard library alone, without what is installed beside it.
    const child = execFile(python, ['-S', program, ...args], (_error, stdout, stderr) =>
      resolve({ refused: stderr, ...(stdout ? { verified: JSON.parse(stdout) as Record<string, unknown> } : {}) }),
    )
    child.stdin?.end(input)
  })
}

/** Changes one bit of the base64 text that the pattern's group matches. */
const flip = (text: string, pattern: RegExp) =>
  text.replace(pattern, (whole, base64: string) => {
    const bytes = Buffer.from(base64, 'base64')
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    return whole.replace(base64, bytes.toString('base64'))
  })

const getText = async (path: string) => (await fetch(getServerOrigin() + path)).text()

describe.skipIf(!python)('a verifier in another language', () => {
  let editionId = ''
  let keymailIds: string[] = []
  let key = ''

  beforeAll(async () => {
    const { codes, song } = await createTestKeymails(5)
    editionId = song.editionId
    for (const [n, code] of codes.slice(0, 3).entries()) {
      await redeemAsFan(code, `independent${n}@example.com`)
      // A head after each sale: the proofs are of trees of different sizes.
      await publishCheckpoint()
    }
    const rows = await sql<{ id: string }>(
      db,
      `SELECT id FROM keymails WHERE edition_id = $1 AND state = 'redeemed' ORDER BY copy`,
      [editionId],
    )
    keymailIds = rows.map(({ id }) => id)
    key = (await getText('/log/keys')).trim().split('\n')[0] ?? ''
  })

  test('accepts the proof of every sale, and refuses it with another leaf, index, size, root, path, signature or key', async () => {
    const proofs = await Promise.all(keymailIds.map(async (id) => (await getCopyProof(id)) ?? ''))
    for (const [n, proof] of proofs.entries()) {
      const { verified } = await verify(['proof', key], proof)
      expect(verified).toMatchObject({ entry: { type: 'sold', edition: editionId, copy: n + 1 } })
      // What is tampered with takes a while; the last proof has the longest path.
      if (n + 1 < proofs.length) continue
      const leaf = Buffer.from(/^extra (.*)$/m.exec(proof)?.[1] ?? '', 'base64').toString()
      const forged = Buffer.from(leaf.replace(`"copy":${n + 1}`, '"copy":5')).toString('base64')
      const { index, size } = verified as { index: number; size: number }
      const tampered = {
        leaf: proof.replace(/^extra .*$/m, `extra ${forged}`),
        index: proof.replace(/^index .*$/m, `index ${index - 1}`),
        'index past the tree': proof.replace(/^index .*$/m, `index ${size}`),
        size: proof.replace(`\n${size}\n`, `\n${size + 1}\n`),
        root: flip(proof, /\n\d+\n(\S{44})\n\n/),
        path: flip(proof, /^index \d+\n(\S{44})\n/m),
        'longer path': proof.replace(/^(index \d+\n)(\S{44}\n)/m, '$1$2$2'),
        signature: flip(proof, /— \S+ (\S+)/),
      }
      for (const [what, text] of Object.entries(tampered)) {
        expect(text, what).not.toBe(proof)
        expect(await verify(['proof', key], text), what).toMatchObject({ refused: expect.stringMatching(/^refused/) })
      }
    }
    const other = `${key.slice(0, -4)}${key.endsWith('AAA=') ? 'BBB=' : 'AAA='}`
    expect((await verify(['proof', other], proofs[0])).refused).toMatch(/^refused/)
  })

  test('reads the whole log, finds its root, tiles and owners, and that it continues a checkpoint from before', async () => {
    const kept = join(tmpdir(), `kept-${process.pid}.checkpoint`)
    await writeFile(kept, await getText('/log/checkpoint'))
    const { codes } = await createTestKeymails(1)
    await redeemAsFan(codes[0] ?? '', 'independent.later@example.com')
    await publishCheckpoint()
    const { verified } = await verify(['log', getServerOrigin(), kept])
    expect(verified).toMatchObject({ editions: { [editionId]: { copies: 5, owned: [1, 2, 3] } } })

    // Somebody with the database's password makes No. 3 another number.
    const rewrite = async (to: string, from: string) => {
      await db.raw('ALTER TABLE edition_log_entries DISABLE TRIGGER USER')
      await sql(db, `UPDATE edition_log_entries SET leaf = replace(leaf, $1, $2) WHERE edition_id = $3`, [
        from,
        to,
        editionId,
      ])
      await db.raw('ALTER TABLE edition_log_entries ENABLE TRIGGER USER')
    }
    await rewrite('"copy":4', '"copy":3')
    expect((await verify(['log', getServerOrigin(), kept])).refused).toMatch(/root that was signed/)
    await rewrite('"copy":3', '"copy":4')
    expect((await verify(['log', getServerOrigin(), kept])).refused).toBe('')

    // A checkpoint that this log never signed, or that says something else.
    await writeFile(kept, flip(await getText('/log/checkpoint'), /\n\d+\n(\S{44})\n\n/))
    expect((await verify(['log', getServerOrigin(), kept])).refused).toMatch(/not signed/)
    await rm(kept)
  })
})
