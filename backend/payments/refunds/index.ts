export { claimRefund } from './claim-refund.ts'
export { issueRefund } from './issue-refund.ts'
export { recordRefund } from './record-refund.ts'
