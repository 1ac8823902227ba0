import { type EvaluatedDocument, getReasonText, type Reason } from '#module/copyright/policy'

/** Evidence for the reviewer: the declaration, the values found and where, and why the check did not decide. */
export function buildEvidence(
  declared: Record<string, unknown>,
  document: EvaluatedDocument | undefined,
  reasons: Reason[],
): Record<string, unknown> {
  return {
    godfreySays: reasons.map((reason) => getReasonText(reason)),
    declared,
    ...(document
      ? {
          found: document.fields.found
            .slice(0, 30)
            .map(({ field, value, page, excerpt }) => ({ field, value, page, excerpt })),
          registrationNumbers: document.fields.registrations.map(({ number, written, office, page }) => ({
            number,
            written,
            office,
            page,
          })),
          readBy: document.reading.by,
          pages: document.reading.pages,
          unseenWords: document.reading.hidden.slice(0, 5),
        }
      : {}),
  }
}
