import { type EvaluatedDocument, getReasonText, type Reason } from '#module/copyright/policy'

/** Evidence for the reviewer: the declaration, the values found and where, and why the check did not decide. */
export function buildEvidence(
  declared: Record<string, unknown>,
  papers: EvaluatedDocument | undefined,
  reasons: Reason[],
): Record<string, unknown> {
  return {
    godfreySays: reasons.map((reason) => getReasonText(reason)),
    declared,
    ...(papers
      ? {
          found: papers.fields.found
            .slice(0, 30)
            .map(({ field, value, page, excerpt }) => ({ field, value, page, excerpt })),
          registrationNumbers: papers.fields.registrations.map(({ number, written, office, page }) => ({
            number,
            written,
            office,
            page,
          })),
          readBy: papers.reading.by,
          pages: papers.reading.pages,
          unseenWords: papers.reading.hidden.slice(0, 5),
        }
      : {}),
  }
}
