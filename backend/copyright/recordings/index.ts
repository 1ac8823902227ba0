export { createFingerprint } from './create-fingerprint.ts'
export { createMissingFingerprints } from './create-missing-fingerprints.ts'
export { listMatchingRecordings, type RecordingMatch } from './list-matching-recordings.ts'
