import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Written here, not yet acknowledged by the server. */
export type OutgoingMessage = { requestId: string; text: string; problem?: string }

/** A message on its way, or one that failed, with buttons to retry or discard it. */
export function PendingMessage({
  message,
  onRetry,
  onDiscard,
}: {
  message: OutgoingMessage
  onRetry: () => void
  onDiscard: () => void
}) {
  const t = useMessages(greenRoom)
  return (
    <li className="flex flex-col items-end pt-2">
      <p
        className={`max-w-[min(34rem,100%)] rounded-lg bg-[#e2ae5226] px-3.5 py-2 text-[0.975rem] leading-snug break-words whitespace-pre-wrap ${message.problem ? 'outline outline-lamp' : 'opacity-60'}`}
      >
        {message.text}
      </p>
      <p role="status" className="mt-1 flex flex-wrap items-center justify-end gap-x-3 text-xs text-bone-3">
        {message.problem ? (
          <>
            <span className="text-lamp">{message.problem}</span>
            <button type="button" className="link min-h-8" onClick={onRetry}>
              {t('chat.retry')}
            </button>
            <button type="button" className="link min-h-8" onClick={onDiscard}>
              {t('chat.discard')}
            </button>
          </>
        ) : (
          t('chat.sending')
        )}
      </p>
    </li>
  )
}
