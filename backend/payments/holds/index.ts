export { buildUnavailableError, deleteSoldOutItem, holdOrder } from './hold-order.ts'
export {
  assertHoldQuota,
  calculateNetworkHoldLimit,
  consumeHoldQuota,
  creditHoldQuota,
  refundHoldQuota,
} from './hold-quota.ts'
export { releaseExpiredHoldsJob } from './jobs.ts'
export { releaseExpiredHolds } from './release-expired-holds.ts'
export { releaseHold } from './release-hold.ts'
