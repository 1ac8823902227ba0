export { type EvaluatedDocument, evaluateDocument } from './evaluate-document.ts'
export { getReasonText } from './get-reason-text.ts'
export type { Reason, Verdict } from './verdicts.ts'
