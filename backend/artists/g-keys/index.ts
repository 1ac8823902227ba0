export { hashGKey, parseGKey } from './g-key.ts'
export { issueGKey } from './issue-g-key.ts'
export { voidGKey } from './void-g-key.ts'
export { voidGKeysAndSessions } from './void-g-keys-and-sessions.ts'
