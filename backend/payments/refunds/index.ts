export { claimRefund } from './claim-refund.ts'
export { issueRefund } from './issue-refund.ts'
export { applyRefund } from './apply-refund.ts'
