import { detectLogFaults, isLogChanged } from '#module/edition-log/checks'
import { listFileDifferences } from '#module/storage'
import type { Check } from './check.ts'
import { detectBouncedMail } from './detectors/detect-bounced-mail.ts'
import { detectCodeGuessing } from './detectors/detect-code-guessing.ts'
import { detectFullDisk } from './detectors/detect-full-disk.ts'
import { detectDeadJobs, detectFailingJobs, detectLateJobs } from './detectors/detect-job-faults.ts'
import { detectOversoldCards, detectOversoldEditions } from './detectors/detect-oversold-editions.ts'
import {
  detectLedgerMismatches,
  detectProviderDifferences,
  detectStuckCaptures,
  isAnythingPosted,
} from './detectors/detect-payment-faults.ts'
import { detectUnreadDocuments } from './detectors/detect-unread-documents.ts'
import {
  detectWrongCounts,
  detectWrongFileSums,
  detectWrongRevenue,
  detectWrongRooms,
} from './detectors/detect-wrong-counts.ts'
import { detectUnusualSales } from './detectors/detect-unusual-sales.ts'

const MINUTE = 60

const DAY = 24 * 60 * MINUTE

/** All checks. Each one reports what it observes in the current rows; runCheck opens and closes the findings. */
export const checks: Check[] = [
  { name: 'dead-jobs', healthy: 'No job has died.', everySeconds: MINUTE, isQuick: true, run: detectDeadJobs },
  { name: 'late-jobs', healthy: 'Jobs start in time.', everySeconds: MINUTE, isQuick: true, run: detectLateJobs },
  {
    name: 'failing-jobs',
    healthy: 'No job fails again and again.',
    everySeconds: MINUTE,
    isQuick: true,
    run: detectFailingJobs,
  },
  {
    name: 'mail',
    healthy: 'Mail is taken by its servers.',
    everySeconds: MINUTE,
    isQuick: true,
    run: detectBouncedMail,
  },
  { name: 'captures', healthy: 'No payment is stuck.', everySeconds: MINUTE, isQuick: true, run: detectStuckCaptures },
  {
    name: 'papers',
    healthy: 'No papers wait to be read.',
    everySeconds: MINUTE,
    isQuick: true,
    run: detectUnreadDocuments,
  },
  {
    name: 'ledger',
    healthy: 'The ledger agrees with the orders.',
    everySeconds: MINUTE,
    hasNews: isAnythingPosted,
    run: detectLedgerMismatches,
  },
  {
    name: 'provider',
    healthy: 'The latest sales agree with the payment provider.',
    everySeconds: 10 * MINUTE,
    run: detectProviderDifferences,
  },
  { name: 'disk', healthy: 'There is space for uploads.', everySeconds: MINUTE, isQuick: true, run: detectFullDisk },
  {
    name: 'guessing',
    healthy: 'Nobody is guessing codes.',
    everySeconds: MINUTE,
    isQuick: true,
    run: detectCodeGuessing,
  },
  { name: 'sales', healthy: 'Sales are as usual.', everySeconds: 5 * MINUTE, run: detectUnusualSales },
  {
    name: 'editions',
    healthy: 'No edition is past its number.',
    everySeconds: 5 * MINUTE,
    run: detectOversoldEditions,
  },
  {
    name: 'files',
    healthy: 'Every file has its row and every row its file.',
    everySeconds: DAY,
    run: listFileDifferences,
  },
  {
    name: 'edition-log',
    healthy: 'The public edition log agrees with the copies.',
    everySeconds: MINUTE,
    hasNews: isLogChanged,
    run: detectLogFaults,
  },
  { name: 'cards', healthy: 'No art card is past its number.', everySeconds: 5 * MINUTE, run: detectOversoldCards },
  {
    name: 'counts',
    healthy: 'The counts of copies agree with the Keymails.',
    everySeconds: 5 * MINUTE,
    run: detectWrongCounts,
  },
  {
    name: 'revenue',
    healthy: 'The sums of revenue agree with the ledger.',
    everySeconds: 5 * MINUTE,
    run: detectWrongRevenue,
  },
  {
    name: 'rooms',
    healthy: 'The counts of Green Rooms agree with their entries.',
    everySeconds: 5 * MINUTE,
    run: detectWrongRooms,
  },
  {
    name: 'file-sums',
    healthy: 'The count of files agrees with their rows.',
    everySeconds: DAY,
    run: detectWrongFileSums,
  },
]
