export { hashGKey, parseGKey } from './g-key.ts'
export { issueGKey, replaceGKey } from './issue-g-key.ts'
export { voidGKey } from './void-g-key.ts'
export { voidGKeys, voidGKeysAndSessions } from './void-g-keys.ts'
