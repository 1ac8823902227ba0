export { assertStrongPassword } from './assert-strong-password.ts'
export { hashPassword, verifyPassword } from './hash-password.ts'
export {
  buildTotpUri,
  calculateRecoveryHash,
  createRecoveryCodes,
  createTotpSecret,
  getTotpStep,
} from './second-factor.ts'
