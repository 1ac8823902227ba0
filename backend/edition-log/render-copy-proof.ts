import { PDF_COLORS, type Pdf } from '#module/pdf/typesetting'
import type { Language } from '#contract/text'
import { documents } from '#text/messages/catalogs/documents/en'
import { getMessages } from '#text/messages/get-messages'
import { locales } from '#text/messages/locales'

type ProofBox = { x: number; y: number; width: number }

/**
 * Attaches a copy's proof to its certificate, so that the file can be checked without us, and prints what it says about
 * the log in two lines of 8 points. Without a proof, says when there will be one.
 */
export function renderCopyProof(pdf: Pdf, proof: string | null, box: ProofBox, language: Language): void {
  const t = getMessages(documents, language)
  const formatCount = (count: number) => count.toLocaleString(locales[language])
  const style = { ...box, size: 8, color: PDF_COLORS.ink2, lines: 2 }
  if (proof === null) {
    pdf.text(t('proof.pending'), style)
    return
  }
  pdf.attachFile('edition-log-proof.txt', proof, {
    type: 'text/plain',
    description: t('proof.attachment'),
  })
  const { index, origin, size, root, keyId } = parseCopyProof(proof)
  pdf.text(t('proof.entry', { index: formatCount(index), origin, size: formatCount(size), root, keyId }), style)
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
