export { type EvaluatedDocument, evaluateDocument } from './evaluate-document.ts'
export { getReasonText, type Language } from './get-reason-text.ts'
export type { Reason, Verdict } from './verdicts.ts'
