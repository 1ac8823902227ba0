export { type EvaluatedDocument, verifyDocument } from './verify-document.ts'
export { getReasonText } from './get-reason-text.ts'
export type { Reason, Verdict } from './verdicts.ts'
