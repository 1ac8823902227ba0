import { CountBadge } from '#frontend/ui/display/CountBadge.tsx'
import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Number of unseen entries; nothing when there are none. */
export function UnseenBadge({ count }: { count: number }) {
  const t = useMessages(greenRoom)
  return count === 0 ? null : <CountBadge count={count} label={`${count} ${t('unseen')}`} />
}
