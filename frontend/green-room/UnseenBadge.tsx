import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Number of unseen entries; nothing when there are none. */
export function UnseenBadge({ count }: { count: number }) {
  const t = useMessages(greenRoom)
  if (count === 0) return null
  return (
    <span className="grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-brass px-1.5 text-xs leading-none font-semibold text-brass-ink tabular-nums">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> {t('unseen')}</span>
    </span>
  )
}
