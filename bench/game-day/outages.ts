import type { startProduct } from './product.ts'

type PartName = keyof Awaited<ReturnType<typeof startProduct>>['parts']

/** In this order; `expected` are the alerts that must fire. */
export const outages: { part: PartName; what: string; expected: string[] }[] = [
  {
    part: 'web',
    what: 'web process killed',
    expected: ['TuneMakerProcessDown', 'TuneMakerNoWebProcess', 'TuneMakerUnreachable'],
  },
  { part: 'worker', what: 'worker killed', expected: ['TuneMakerProcessDown', 'TuneMakerNoWorker'] },
  { part: 'database', what: 'PostgreSQL stopped', expected: ['TuneMakerDatabaseDown'] },
  { part: 'mail', what: 'mail server cut off', expected: ['TuneMakerMailFails'] },
  { part: 'paypal', what: 'PayPal cut off', expected: ['TuneMakerPaypalFails'] },
  { part: 'storage', what: 'bucket cut off', expected: ['TuneMakerStorageFails'] },
  { part: 'disk', what: 'disk filled, of database and DATA_DIR', expected: ['TuneMakerDiskFills'] },
]
