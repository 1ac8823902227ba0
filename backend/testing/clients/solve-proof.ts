import { createHash } from 'node:crypto'
import type { Challenge } from 'altcha-lib/types'
import { PROOF_HEADER } from '#contract/http'

/** The header that answers the challenge of a 429. */
export function solveProof(body: Record<string, unknown>): Record<string, string> {
  const challenge = body['challenge'] as Challenge
  let number = 0
  while (sha256(`${challenge.salt}${number}`) !== challenge.challenge) number++
  return buildProofHeader({ ...challenge, number })
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

export const buildProofHeader = (proof: object): Record<string, string> => ({
  [PROOF_HEADER]: Buffer.from(JSON.stringify(proof)).toString('base64'),
})
