import { solveChallengeWorkers } from 'altcha-lib'
import type { Challenge } from 'altcha-lib/types'

const MAX_WORKERS = 4

/** Solves a proof of work beside the page. Returns the value of PROOF_HEADER, or undefined if it cannot be solved. */
export async function calculateProof(challenge: Challenge): Promise<string | undefined> {
  const { algorithm, salt, maxnumber } = challenge
  const workers = Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 1)
  const solution = await solveChallengeWorkers(
    () => new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' }),
    workers,
    challenge.challenge,
    salt,
    algorithm,
    maxnumber,
  )
  return solution ? btoa(JSON.stringify({ ...challenge, number: solution.number })) : undefined
}
