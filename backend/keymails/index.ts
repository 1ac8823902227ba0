export { closeArtistAccount } from './close-account.ts'
export { keymailProduct } from './keymail-product.ts'
export {
  buildIssueSoldKeymailSql,
  buildPayerSql,
  buildTransferKeymailSql,
  voidRefundedKeymailSql,
} from './keymail-sale-sql.ts'
export { updateCopyPlayed } from './update-copy-played.ts'
export { updateKeymailPlayed } from './update-keymail-played.ts'
