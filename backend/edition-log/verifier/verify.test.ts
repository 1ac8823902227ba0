import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assertConsistent, getWitnessedAt, verifyProof } from './verify.js'

/**
 * A log of 300 entries with its own key and witness, by an implementation in another language that was written from RFC
 * 9162 and the C2SP documents alone.
 */
const vectors = JSON.parse(readFileSync(join(import.meta.dirname, 'independent-vectors.json'), 'utf8')) as {
  key: string
  witness: string
  witnessedAt: number
  proofs: { index: number; size: number; proof: string }[]
  consistency: { oldSize: number; oldRoot: string; size: number; root: string; proof: string[] }[]
}
const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))
/** Changes one bit of the base64 text that the pattern's group matches. */
const flip = (text: string, pattern: RegExp) =>
  text.replace(pattern, (whole, base64: string) => {
    const changed = Buffer.from(base64, 'base64')
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
    return whole.replace(base64, changed.toString('base64'))
  })

test.each(vectors.proofs)(
  'accepts the foreign proof of entry $index in $size, and no other',
  async ({ index, size, proof }) => {
    const verify = (text: string) => verifyProof(text, [vectors.key], [vectors.witness])
    expect(await verify(proof)).toMatchObject({ index, checkpoint: { size }, entry: { sequence: index + 1 } })
    expect(await getWitnessedAt(proof.slice(proof.indexOf('\n\n') + 2), vectors.witness)).toBe(vectors.witnessedAt)
    const leaf = Buffer.from(/^extra (.*)$/m.exec(proof)?.[1] ?? '', 'base64')
    const forged = leaf.toString().replace('2026', '2025')
    const tampered: [string, string][] = [
      ['leaf', proof.replace(/^extra .*$/m, `extra ${Buffer.from(forged).toString('base64')}`)],
      ['index', proof.replace(/^index .*$/m, `index ${index + 1}`)],
      ['size', proof.replace(`\n${size}\n`, `\n${size + 1}\n`)],
      ['root', flip(proof, /\n\d+\n(\S{44})\n\n/)],
      ['signature', flip(proof, /— independent\S+ (\S+)/)],
      ['cosignature', flip(proof, /— witness\S+ (\S+)/)],
      ...(size > 1 ? ([['path', flip(proof, /^index \d+\n(\S{44})\n/m)]] as [string, string][]) : []),
    ]
    for (const [what, text] of tampered) {
      expect(text, what).not.toBe(proof)
      await expect(verify(text), what).rejects.toThrow(/The|not/)
    }
  },
)

test.each(vectors.consistency)(
  'accepts the foreign proof that $size continue $oldSize, and no other',
  async (vector) => {
    const { oldSize, oldRoot, size, root, proof } = vector
    await assertConsistent(oldSize, bytes(oldRoot), size, bytes(root), proof.map(bytes))
    const changed = bytes(root)
    changed[0] = (changed[0] ?? 0) ^ 1
    await expect(assertConsistent(oldSize, bytes(oldRoot), size, changed, proof.map(bytes))).rejects.toThrow(
      /rewritten/,
    )
    await expect(assertConsistent(oldSize, changed, size, bytes(root), proof.map(bytes))).rejects.toThrow(/rewritten/)
    await expect(
      assertConsistent(oldSize, bytes(oldRoot), size, bytes(root), proof.slice(1).map(bytes)),
    ).rejects.toThrow()
  },
)
