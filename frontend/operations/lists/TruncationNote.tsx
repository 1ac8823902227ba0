import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffOperations } from '#text/messages/catalogs/staff-operations/en'

/** Says how many entries a truncated list has in total. */
export function TruncationNote({ shown, total }: { shown: number; total: number }) {
  const t = useMessages(staffOperations)
  if (shown >= total) return null
  return <p className="mt-3 text-sm text-bone-3">{t('truncated', { shown, total })}</p>
}
