export { confirmFanAddress } from './fan-account/confirm-fan-address.ts'
export { getFanData } from './fan-account/get-fan-data.ts'
export { assertKeymailCode, buildKeymailAddress, buildRedeemUrl, createKeymailCode } from './keymail-code.ts'
export { keymailProduct } from './keymail-product.ts'
export {
  buildIssueSoldKeymailSql,
  buildPayerSql,
  buildTransferKeymailSql,
  voidRefundedKeymailSql,
} from './keymail-sale-sql.ts'
export { updateKeymailPlayed } from './update-keymail-played.ts'
export { keymailRoutes } from './routes.ts'
