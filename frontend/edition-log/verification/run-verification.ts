import { type KeptCheckpoint, getKeptCheckpoint, updateKeptCheckpoint } from './kept-checkpoint.ts'
import type { Subject } from './subject.ts'
import { type Checkpoint, type Edition, type Step, type Verifier, getVerifierModule } from './verifier.ts'

/** What the log says about a copy today. `transferred` and later `voided`: not what its certificate says. */
export type CopyState = 'pending' | 'owned' | 'transferred' | 'voided'

export type VerificationResult = {
  checkpoint: Checkpoint
  /** The checkpoint of an earlier visit that this one was compared with. */
  kept: KeptCheckpoint | undefined
} & (
  | { kind: 'copy'; edition: Edition; copy: number; state: CopyState }
  | { kind: 'edition'; edition: Edition }
  | { kind: 'log'; editions: number; sold: number }
)

export type Verification = { steps: Step[]; progress?: { done: number; total: number } | undefined } & (
  | { state: 'running' }
  | { state: 'verified'; result: VerificationResult }
  /** The log or the proof is wrong. */
  | { state: 'refuted'; message: string; kept: KeptCheckpoint | undefined }
  /** The log knows no such copy or edition. */
  | { state: 'unknown' }
  /** Nothing was found out: no connection, or a browser without Ed25519. */
  | { state: 'unavailable'; cause: 'connection' | 'browser' }
)

/**
 * Runs the program that is served at /log/verify.js and reports each step. Keeps the checkpoint of a successful run for the
 * next one, in this browser.
 */
export async function runVerification(subject: Subject, onChange: (verification: Verification) => void): Promise<void> {
  const steps: Step[] = []
  const kept = getKeptCheckpoint()
  const options = {
    ...(kept && { kept: kept.note }),
    onStep: (step: Step) => {
      steps.push(step)
      onChange({ state: 'running', steps: [...steps] })
    },
    onProgress: (done: number, total: number) =>
      onChange({ state: 'running', steps: [...steps], progress: { done, total } }),
  }
  let verifier: Verifier | undefined
  try {
    if (!globalThis.crypto?.subtle) return onChange({ state: 'unavailable', cause: 'browser', steps })
    verifier = await getVerifierModule()
    const result = await verifySubject(verifier, subject, options)
    updateKeptCheckpoint(result.checkpoint.note)
    onChange({ state: 'verified', steps, result: { ...result, kept } })
  } catch (error) {
    if (verifier && error instanceof verifier.VerificationError) {
      const isUnknown = steps.at(-1) === 'read' && subject.kind !== 'proof'
      onChange(isUnknown ? { state: 'unknown', steps } : { state: 'refuted', steps, message: error.message, kept })
    } else {
      const isUnsupported = error instanceof DOMException && error.name === 'NotSupportedError'
      onChange({ state: 'unavailable', cause: isUnsupported ? 'browser' : 'connection', steps })
    }
  }
}

type Options = Parameters<Verifier['verifyHead']>[1]

async function verifySubject(verifier: Verifier, subject: Subject, options: Options) {
  const shop = location.origin
  switch (subject.kind) {
    case 'copy': {
      const { checkpoint, edition, copy, isPending } = await verifier.verifyCopy(shop, subject.id, options)
      return { kind: 'copy' as const, checkpoint, edition, copy, state: getCopyState(edition, copy, isPending) }
    }
    case 'proof': {
      const read = await verifier.verifyCertificate(shop, subject.proof, options)
      const { checkpoint, edition, copy, isCurrent } = read
      const state = getCopyState(edition, copy, false)
      return {
        kind: 'copy' as const,
        checkpoint,
        edition,
        copy,
        state: state === 'owned' && !isCurrent ? ('transferred' as const) : state,
      }
    }
    case 'edition': {
      const { checkpoint, edition } = await verifier.verifyEdition(shop, subject.id, options)
      return { kind: 'edition' as const, checkpoint, edition }
    }
    case 'log': {
      const { checkpoint, editions } = await verifier.verifyLog(shop, options)
      const sold = [...editions.values()].reduce((sum, { owned }) => sum + owned.size, 0)
      return { kind: 'log' as const, checkpoint, editions: editions.size, sold }
    }
  }
}

const getCopyState = ({ owned }: Edition, copy: number, isPending: boolean): CopyState =>
  isPending ? 'pending' : owned.has(copy) ? 'owned' : 'voided'
