import { approveApplication, declineApplication, openApplicationReview } from '#module/applications/decision'
import { storage } from '#module/storage'
import { type Trx, db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { enqueue } from '#queue/queue'
import type { Reason, Verdict } from '#module/copyright/policy'
import { sendApplicationInReviewJob } from './jobs.ts'
import { type CheckSubject, createCheck } from './create-check.ts'
import { claimRegistrationNumbers, listUsedNumbers } from './claim-registration-numbers.ts'
import { buildEvidence } from './build-evidence.ts'
import { type EvaluatedDocument, verifyDocument } from '#module/copyright/policy'
import type { Language } from '#contract/text'
import { getReasonText } from '#module/copyright/policy'

type CheckedApplication = {
  id: string
  fullName: string
  artistName: string
  details: string
  language: Language
  refunded: boolean
  key: string | null
  bytes: number | null
  type: string | null
}

/**
 * Job: reads the document of a paid application and approves it, declines it with reasons, or sends it to review. No-op
 * once decided. Only the policy decides; text in the document is data and cannot set the verdict.
 */
export async function verifyApplication({ applicationId }: { applicationId: string }): Promise<void> {
  const [application] = await sql<CheckedApplication>(
    db,
    `SELECT a.id, a.full_name AS "fullName", a.artist_name AS "artistName", a.copyright_details AS details, a.language,
            a.refunded_at IS NOT NULL AS refunded, f.key, f.bytes, f.type
       FROM g_key_applications a LEFT JOIN files f ON f.key = a.document_key
      WHERE a.id = $1 AND a.state = 'verifying'`,
    [applicationId],
  )
  if (!application) return
  const document = await evaluateApplicationDocument(application)
  const subject: CheckSubject = { kind: 'application', id: applicationId, artistId: null }
  const numbers = document?.evaluation.numbers ?? []
  const used = await listUsedNumbers(subject, numbers)
  const reasons: Reason[] = document ? [...document.evaluation.reasons] : ['no-document']
  if (used.length > 0) reasons.push('number-used')
  if (application.refunded) reasons.push('refunded')
  await runInTransaction((trx) => applyVerdict(trx, application, subject, { document, reasons, numbers }))
}

async function evaluateApplicationDocument({
  fullName,
  artistName,
  details,
  key,
  bytes,
  type,
}: CheckedApplication): Promise<EvaluatedDocument | undefined> {
  if (!key || !bytes || !type) return undefined
  const declared = { holderNames: [fullName], stageName: artistName, otherHolders: [], details }
  return await verifyDocument(declared, { bytes: await storage.read(key, 0, bytes - 1), type })
}

async function applyVerdict(
  trx: Trx,
  application: CheckedApplication,
  subject: CheckSubject,
  found: { document: EvaluatedDocument | undefined; reasons: Reason[]; numbers: string[] },
): Promise<void> {
  const { document, numbers } = found
  // A copy: after a conflict the transaction runs once more.
  const reasons = [...found.reasons]
  // Locks the row until the decision is written: a concurrent run waits, then finds the application decided.
  const locked = await sql(trx, `SELECT 1 FROM g_key_applications WHERE id = $1 AND state = 'verifying' FOR UPDATE`, [
    application.id,
  ])
  if (locked.length === 0) return
  let verdict: Verdict =
    document?.evaluation.verdict === 'declined' ? 'declined' : reasons.length === 0 ? 'verified' : 'needs-review'
  if (verdict === 'verified' && !(await claimRegistrationNumbers(trx, subject, numbers))) {
    verdict = 'needs-review'
    reasons.push('number-used')
  }
  const { fullName, artistName, details, language, key } = application
  const evidence = {
    ...buildEvidence({ legalName: fullName, artistName, copyrightDetails: details }, document, reasons),
    ...(key ? { documentKey: key } : {}),
  }
  await createCheck(trx, subject, { verdict, reasons, numbers, evidence })
  switch (verdict) {
    case 'verified':
      await approveApplication(trx, application.id, 'Godfrey has read the papers.')
      return
    case 'declined':
      await declineApplication(trx, application.id, reasons.map((reason) => getReasonText(reason, language)).join(' '))
      return
    case 'needs-review':
      await openApplicationReview(trx, application.id, {
        reason: { because: 'applicantRights' },
        evidence,
      })
      await enqueue(trx, sendApplicationInReviewJob, { applicationId: application.id })
  }
}
