import type { Challenge } from 'altcha-lib/types'
import { closeToast, createToast } from '#frontend/ui/feedback/Toast.tsx'

/** PROOF_HEADER of the contract, whose code would come into every page's bundle. */
const PROOF_HEADER = 'x-proof-of-work'

/** The server answers or refuses within 15 seconds; a connection that lost us says nothing at all. */
const TIMEOUT_MS = 20_000

function fetchInTime(url: string, init: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  return fetch(url, { ...init, signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout })
}

/**
 * Like fetch, but fails when no answer came in time. Where the server asks for a proof of work because many wrong tries are arriving, the browser solves it,
 * tells so in a line, and sends the request again. The response is the 429 where it cannot.
 */
export async function sendWithProof(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetchInTime(url, init)
  const challenge = answer.status === 429 ? await readChallenge(answer) : undefined
  // Browsers offer the hash only to pages that came over HTTPS or from this machine.
  if (!challenge || !isSecureContext) return answer
  createToast({
    title: 'One moment',
    description: 'Many tries are arriving. Your browser is solving a small task first.',
  })
  try {
    const { calculateProof } = await import('./calculate-proof.ts')
    const proof = await calculateProof(challenge)
    init.signal?.throwIfAborted()
    if (!proof) return answer
    return await fetchInTime(url, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), [PROOF_HEADER]: proof },
    })
  } finally {
    closeToast()
  }
}

async function readChallenge(answer: Response): Promise<Challenge | undefined> {
  const body = (await answer
    .clone()
    .json()
    .catch(() => null)) as { challenge?: Challenge } | null
  return body?.challenge
}
