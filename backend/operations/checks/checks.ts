import { compareFiles } from '#module/storage'
import type { Check } from './check.ts'
import { detectBouncedMail } from './detect-bounced-mail.ts'
import { detectCodeGuessing } from './detect-code-guessing.ts'
import { detectDeadJobs, detectLateJobs } from './detect-job-faults.ts'
import { detectOversoldEditions } from './detect-oversold-editions.ts'
import { detectLedgerMismatches, detectProviderDifferences, detectStuckCaptures } from './detect-payment-faults.ts'
import { detectUnreadDocuments } from './detect-unread-documents.ts'
import { detectUnusualSales } from './detect-unusual-sales.ts'

const MINUTE = 60

const HOUR = 60 * MINUTE

/** All checks. Each one reports what it observes in the current rows; runDueChecks opens and closes the findings. */
export const checks: Check[] = [
  { name: 'dead-jobs', healthy: 'No job has died.', everySeconds: MINUTE, run: detectDeadJobs },
  { name: 'late-jobs', healthy: 'Jobs start in time.', everySeconds: MINUTE, run: detectLateJobs },
  { name: 'mail', healthy: 'Mail is taken by its servers.', everySeconds: MINUTE, run: detectBouncedMail },
  { name: 'captures', healthy: 'No payment is stuck.', everySeconds: MINUTE, run: detectStuckCaptures },
  { name: 'papers', healthy: 'No papers wait to be read.', everySeconds: MINUTE, run: detectUnreadDocuments },
  {
    name: 'ledger',
    healthy: 'The ledger agrees with the orders.',
    everySeconds: 5 * MINUTE,
    run: detectLedgerMismatches,
  },
  {
    name: 'provider',
    healthy: 'The ledger agrees with the payment provider.',
    everySeconds: 10 * MINUTE,
    run: detectProviderDifferences,
  },
  { name: 'guessing', healthy: 'Nobody is guessing codes.', everySeconds: MINUTE, run: detectCodeGuessing },
  { name: 'sales', healthy: 'Sales are as usual.', everySeconds: 5 * MINUTE, run: detectUnusualSales },
  {
    name: 'editions',
    healthy: 'No edition is past its number.',
    everySeconds: 5 * MINUTE,
    run: detectOversoldEditions,
  },
  { name: 'files', healthy: 'Every file has its row and every row its file.', everySeconds: HOUR, run: compareFiles },
]
