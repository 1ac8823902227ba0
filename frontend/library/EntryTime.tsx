import { clsx } from 'clsx'
import { useIsHydrated } from '#frontend/ui/layout/use-is-hydrated.ts'
import { formatEntryTime } from '#frontend/green-room/format-entry-time.ts'

/** When something was written or heard, by the reader's clock: a prerendered page leaves its place empty. */
export const EntryTime = ({ at, className }: { at: string; className?: string }) => (
  <time dateTime={at} className={clsx('inline-block min-h-lh', className)}>
    {useIsHydrated() && formatEntryTime(at)}
  </time>
)
