import type { Step } from './verifier.ts'

/** What is to be checked. `id` of a copy: its public id, or the code of an art card's certificate. */
export type Subject =
  | { kind: 'copy'; id: string }
  | { kind: 'edition'; id: string }
  | { kind: 'proof'; proof: string }
  | { kind: 'log' }

const EDITION_STEPS: Step[] = ['read', 'signature', 'consistency', 'scarcity', 'inclusion']

/** The checks of each kind in their order. */
export const STEPS: Record<Subject['kind'], Step[]> = {
  copy: EDITION_STEPS,
  edition: EDITION_STEPS,
  proof: ['proof', ...EDITION_STEPS],
  log: ['signature', 'consistency', 'entries'],
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const CERTIFICATE_CODE = /\bTMC[- ]?(?:[0-9A-Z]{4}[- ]?){3}[0-9A-Z]{4}\b/i

/** Reads a certificate's link or code, an edition's link, or a proof. Undefined for anything else. */
export function parseSubject(text: string): Subject | undefined {
  const typed = text.trim().replaceAll('\r\n', '\n')
  if (typed.startsWith('c2sp.org/tlog-proof@')) return { kind: 'proof', proof: `${typed}\n` }
  const [code] = CERTIFICATE_CODE.exec(typed) ?? []
  if (code) return { kind: 'copy', id: formatCertificateCode(code) }
  const [, edition] = new RegExp(`[?&]edition=(${UUID})`, 'i').exec(typed) ?? []
  if (edition) return { kind: 'edition', id: edition }
  const [copy] = new RegExp(UUID, 'i').exec(typed) ?? []
  return copy ? { kind: 'copy', id: copy } : undefined
}

export function parseSubjectQuery(search: URLSearchParams): Subject | undefined {
  const [copy, edition] = [search.get('copy'), search.get('edition')]
  return copy ? { kind: 'copy', id: copy } : edition ? { kind: 'edition', id: edition } : undefined
}

/** Formats tmc0123456789abcdef as TMC-0123-4567-89AB-CDEF. */
function formatCertificateCode(code: string): string {
  const letters = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  return letters.replace(/^TMC/, '').replaceAll(/.{4}/g, '-$&').replace(/^/, 'TMC')
}
