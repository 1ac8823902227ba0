import { PDF_COLORS, type Pdf } from '#module/pdf/typesetting'

type ProofBox = { x: number; y: number; width: number }

const formatCount = (count: number) => count.toLocaleString('en-US')

/**
 * Attaches a copy's proof to its certificate, so that the file can be checked without us, and prints what it says about
 * the log in two lines of 8 points. Without a proof, says when there will be one.
 */
export function renderCopyProof(pdf: Pdf, proof: string | null, box: ProofBox): void {
  const style = { ...box, size: 8, color: PDF_COLORS.ink2, lines: 2 }
  if (proof === null) {
    pdf.text(
      'The public log takes up this sale within a minute. A certificate downloaded after that carries the proof.',
      style,
    )
    return
  }
  pdf.attachFile('edition-log-proof.txt', proof, {
    type: 'text/plain',
    description: 'Proof that this copy is in the public edition log (c2sp.org/tlog-proof)',
  })
  const { index, origin, size, root, keyId } = parseCopyProof(proof)
  pdf.text(
    `Entry ${formatCount(index)} of the public log ${origin}, in its tree of ${formatCount(size)} entries with the root ${root}…, signed by the key ${keyId}. The proof is attached to this file and can be checked without us: node verify.js certificate.pdf`,
    style,
  )
}

/** What people compare by eye: counts, the first 8 bytes of the root and the id of the key, both in hexadecimal. */
export function parseCopyProof(proof: string) {
  const [head = '', ...rest] = proof.split('\n\n')
  const [origin = '', size, root = ''] = (rest[0] ?? '').split('\n')
  const [, , signature = ''] = (rest[1] ?? '').split(/[ \n]/)
  const toHex = (base64: string, bytes: number) => Buffer.from(base64, 'base64').subarray(0, bytes).toString('hex')
  return {
    index: Number(/^index (\d+)$/m.exec(head)?.[1]),
    origin,
    size: Number(size),
    root: toHex(root, 8).replace(/(.{8})(?=.)/g, '$1 '),
    keyId: toHex(signature, 4),
  }
}
