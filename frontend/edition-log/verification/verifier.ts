import { getVerifier } from '#contract/edition-log'
import type * as verifier from '#backend/edition-log/verifier/verify.js'

export type Verifier = typeof verifier
export type { Checkpoint, Edition, Step } from '#backend/edition-log/verifier/verify.js'

/** Where the program is served that this page runs and shows. */
export const VERIFIER_PATH = getVerifier.path

/** Loads the program as everybody else would, instead of a copy in our bundle. */
export const getVerifierModule = () => import(/* @vite-ignore */ VERIFIER_PATH) as Promise<Verifier>
