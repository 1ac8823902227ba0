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

/** What the artist has written to fans, and what is planned. */
export function MessageList() {
  const [isMoving, setMoving] = useState(false)
  const messages = useApiQuery(listFanMessages, isMoving ? { everySeconds: 2 } : {})
  const moving = messages.data?.some(({ state }) => state === 'planned' || state === 'sending') ?? false
  if (moving !== isMoving) setMoving(moving)
  if (!messages.data || messages.data.length === 0) return null
  return (
    <Section id="messages" title="Your messages" layout="split">
      <ul className="border-b border-wall-3">
        {messages.data.map((message) => (
          <MessageItem key={message.id} message={message} />
        ))}
      </ul>
    </Section>
  )
}

function formatProgress({ state, sendAt, sent }: FanMessage): string {
  switch (state) {
    case 'planned':
      return `Goes out on ${formatDateTime(sendAt)}`
    case 'sending':
      return `On its way, ${formatCount(sent)} sent so far`
    case 'sent':
      return `Sent to ${formatCount(sent)} on ${formatDateTime(sendAt)}`
    case 'canceled':
      return 'Canceled; nobody got it'
  }
}

function MessageItem({ message }: { message: FanMessage }) {
  const { id, subject, title, state } = message
  const cancel = useApiMutation(deleteFanMessage, { refresh: [listFanMessages] })
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-wall-3 py-4">
      <div className="min-w-0 flex-1">
        <p className="font-semibold [overflow-wrap:anywhere]">{subject}</p>
        <p className="mt-1 text-sm text-bone-2">
          {title === null ? 'To all followers' : `To holders of “${title}”`}. {formatProgress(message)}.
        </p>
      </div>
      {state === 'planned' && (
        <Button
          variant="quiet"
          busy={cancel.isPending}
          busyLabel="Canceling..."
          onClick={() =>
            cancel.mutate(
              { params: { id } },
              {
                onError: (error) =>
                  createToast({
                    title: 'Not Canceled',
                    description: getErrorMessage(error, 'We could not reach TuneMaker. It may go out as planned.'),
                    variant: 'destructive',
                  }),
              },
            )
          }
        >
          Cancel it
        </Button>
      )}
    </li>
  )
}
