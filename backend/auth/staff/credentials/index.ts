export { assertStrongPassword } from './assert-strong-password.ts'
export { calculatePasswordHash, verifyPassword } from './calculate-password-hash.ts'
export {
  buildTotpUri,
  calculateRecoveryHash,
  createRecoveryCodes,
  createTotpSecret,
  getTotpStep,
} from './second-factor.ts'
