import { useState } from 'react'
import { deleteFanMessage, type FanMessage, listFanMessages } from '#contract/follows/messages'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { formatDateTime } from '#frontend/lib/format-date.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import type { Translate } from '#text/messages/catalog'

/** What the artist has written to fans, and what is planned. */
export function MessageList() {
  const t = useMessages(workshop)
  const [isMoving, setMoving] = useState(false)
  const messages = useApiQuery(listFanMessages, isMoving ? { everySeconds: 2 } : {})
  const moving = messages.data?.some(({ state }) => state === 'planned' || state === 'sending') ?? false
  if (moving !== isMoving) setMoving(moving)
  if (!messages.data || messages.data.length === 0) return null
  return (
    <Section id="messages" title={t('message.list')} layout="split">
      <ul className="border-b border-wall-3">
        {messages.data.map((message) => (
          <MessageItem key={message.id} message={message} />
        ))}
      </ul>
    </Section>
  )
}

function formatProgress({ state, sendAt, sent }: FanMessage, t: Translate<(typeof workshop)['messages']>): string {
  switch (state) {
    case 'planned':
      return t('message.planned', { sendAt: formatDateTime(sendAt) })
    case 'sending':
      return t('message.sendingState', { sent: formatCount(sent) })
    case 'sent':
      return t('message.sent', { sent: formatCount(sent), sendAt: formatDateTime(sendAt) })
    case 'canceled':
      return t('message.canceledState')
  }
}

function MessageItem({ message }: { message: FanMessage }) {
  const t = useMessages(workshop)
  const { id, subject, title, state } = message
  const cancel = useApiMutation(deleteFanMessage, { refresh: [listFanMessages] })
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-wall-3 py-4">
      <div className="min-w-0 flex-1">
        <p className="font-semibold [overflow-wrap:anywhere]">{subject}</p>
        <p className="mt-1 text-sm text-bone-2">
          {title === null ? t('message.toAll') : t('message.toHolders', { title })} {formatProgress(message, t)}
        </p>
      </div>
      {state === 'planned' && (
        <Button
          variant="quiet"
          busy={cancel.isPending}
          busyLabel={t('message.canceling')}
          onClick={() =>
            cancel.mutate(
              { params: { id } },
              {
                onError: (error) =>
                  createToast({
                    title: t('message.notCanceled'),
                    description: getErrorMessage(error, t('message.mayGoOut')),
                    variant: 'destructive',
                  }),
              },
            )
          }
        >
          {t('message.cancel')}
        </Button>
      )}
    </li>
  )
}
