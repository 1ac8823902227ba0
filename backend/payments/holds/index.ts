export { assertHoldable, buildUnavailableError, createHeldOrder, deleteSoldOutItem } from './create-held-order.ts'
export { refundHoldQuotaOnSale } from './hold-quota.ts'
export { releaseExpiredHolds } from './release-expired-holds.ts'
export { releaseHold } from './release-hold.ts'
