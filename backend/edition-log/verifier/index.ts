export { getVerifier } from './get-verifier.ts'
export { getWitnessedAt, VerificationError, verifyEdition, verifyHead } from './verify.js'
