export { assertKeymailCode, buildKeymailAddress, buildRedeemUrl, createKeymailCode } from './keymail-code.ts'
