export { getCopyProof } from './get-copy-proof.ts'
export { publishCheckpoint } from './publish-checkpoint.ts'
export { renderCopyProof } from './render-copy-proof.ts'
