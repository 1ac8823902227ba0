import { approveApplication, declineApplication, sendToReview } from '#module/gkeys'
import { storage } from '#module/storage'
import { type Trx, db, inTransaction, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import type { Reason, Verdict } from './contract.ts'
import { papersInReview } from './jobs.ts'
import { type Subject, claimNumbers, evidenceOf, findUsedNumbers, keepCheck } from './keep-check.ts'
import { type Papers, readPapers } from './read-papers.ts'
import { type Language, reasonText } from './reasons.ts'

type Application = {
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
 * Job: reads the papers of a paid application and approves it, declines it with reasons, or hands it to a person.
 * Repeating it after a decision changes nothing. The verdict is the policy's: nothing that a document says can be one.
 */
export async function checkApplication({ applicationId }: { applicationId: string }): Promise<void> {
  const [application] = await sql<Application>(
    db,
    `SELECT a.id, a.full_name AS "fullName", a.artist_name AS "artistName", a.copyright_details AS details, a.language,
            a.refunded_at IS NOT NULL AS refunded, f.key, f.bytes, f.type
       FROM g_key_applications a LEFT JOIN files f ON f.key = a.document_key
      WHERE a.id = $1 AND a.state = 'verifying'`,
    [applicationId],
  )
  if (!application) return
  const papers = await papersOf(application)
  const subject: Subject = { kind: 'application', id: applicationId, artistId: null }
  const numbers = papers?.judgement.numbers ?? []
  const used = await findUsedNumbers(subject, numbers)
  const reasons: Reason[] = papers ? [...papers.judgement.reasons] : ['no-document']
  if (used.length > 0) reasons.push('number-used')
  if (application.refunded) reasons.push('refunded')
  await inTransaction((trx) => decide(trx, application, subject, { papers, reasons, numbers }))
}

async function papersOf({ fullName, artistName, details, key, bytes, type }: Application): Promise<Papers | undefined> {
  if (!key || !bytes || !type) return undefined
  const declared = { holder: [fullName], stageName: artistName, others: [], details }
  return await readPapers(declared, { bytes: await storage.read(key, 0, bytes - 1), type })
}

async function decide(
  trx: Trx,
  application: Application,
  subject: Subject,
  { papers, reasons, numbers }: { papers: Papers | undefined; reasons: Reason[]; numbers: string[] },
): Promise<void> {
  // Held until the decision is written: a repeat of this job waits, and then finds it decided.
  const mine = await sql(trx, `SELECT 1 FROM g_key_applications WHERE id = $1 AND state = 'verifying' FOR UPDATE`, [
    application.id,
  ])
  if (mine.length === 0) return
  let verdict: Verdict =
    papers?.judgement.verdict === 'declined' ? 'declined' : reasons.length === 0 ? 'verified' : 'needs-review'
  if (verdict === 'verified' && !(await claimNumbers(trx, subject, numbers))) {
    verdict = 'needs-review'
    reasons.push('number-used')
  }
  const { fullName, artistName, details, language, key } = application
  const evidence = {
    ...evidenceOf({ legalName: fullName, artistName, copyrightDetails: details }, papers, reasons),
    ...(key ? { documentKey: key } : {}),
  }
  await keepCheck(trx, subject, { verdict, reasons, numbers, evidence })
  switch (verdict) {
    case 'verified':
      await approveApplication(trx, application.id, 'Godfrey has read the papers.')
      return
    case 'declined':
      await declineApplication(trx, application.id, reasons.map((reason) => reasonText(reason, language)).join(' '))
      return
    case 'needs-review':
      await sendToReview(trx, application.id, {
        reason: 'Do the copyright details and the document show that the applicant holds the rights?',
        evidence,
      })
      await enqueue(trx, papersInReview, { applicationId: application.id })
  }
}
