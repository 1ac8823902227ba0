import { db } from '#database/client'
import { CollectorAccount } from './collector-account.ts'

export const UNCONFIRMED_DAYS = 7

/** Part of the hourly purge: the owner of an unconfirmed address may not have consented. */
export async function purgeUnconfirmedCollectors(): Promise<void> {
  await CollectorAccount.query(db)
    .delete()
    .where({ confirmed_at: null })
    .whereRaw('created_at < now() - make_interval(days => ?)', [UNCONFIRMED_DAYS])
}
