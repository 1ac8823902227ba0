import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  REASON_MAX,
  sendRefundRequest,
  restoreArtist,
  refundOrder,
  restoreSong,
  suspendArtist,
  createTakedown,
  createCardTakedown,
  restoreCard,
  voidGKey,
} from '#contract/admin/moderation'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { updateStaffQueries, getStaffHeaders } from '#frontend/api/staff-session.ts'

export type ModerationAction = {
  action:
    | 'suspend'
    | 'readmit'
    | 'void-key'
    | 'take-down'
    | 'restore'
    | 'take-down-card'
    | 'restore-card'
    | 'refund'
    | 'ask-refund'
  id: string
  /** The person or thing concerned; for refunds the amount. */
  title: string
}

const ARTIST_NOTICE = 'The artist receives the reason by email, word for word, and it goes into the audit log.'
const ACTION_TEXTS = {
  suspend: {
    title: 'Suspend this artist?',
    says: 'They can no longer sign in, and everything of theirs goes off sale. Fans keep what they own.',
    press: 'Suspend',
    done: 'The artist is suspended.',
    hint: ARTIST_NOTICE,
  },
  readmit: {
    title: 'Lift the suspension?',
    says: 'Their G-Key works again, and what the suspension took off sale is for sale again.',
    press: 'Lift it',
    done: 'The artist is back.',
    hint: ARTIST_NOTICE,
  },
  'void-key': {
    title: 'Void this G-Key?',
    says: 'It no longer works. This cannot be undone, but a new key can be requested.',
    press: 'Void it',
    done: 'The G-Key is void.',
    hint: ARTIST_NOTICE,
  },
  'take-down': {
    title: 'Take this song down?',
    says: 'It leaves the catalog and nothing more is sold, not even with issued codes. Owners keep their copies.',
    press: 'Take it down',
    done: 'The song is taken down.',
    hint: ARTIST_NOTICE,
  },
  restore: {
    title: 'Put this song back?',
    says: 'It returns to the catalog and is for sale again.',
    press: 'Put it back',
    done: 'The song is back.',
    hint: ARTIST_NOTICE,
  },
  'take-down-card': {
    title: 'Take this art card down?',
    says: 'It leaves the gallery and nothing more is sold, not even copies being paid for. Owners keep theirs.',
    press: 'Take it down',
    done: 'The art card is taken down.',
    hint: ARTIST_NOTICE,
  },
  'restore-card': {
    title: 'Put this art card back?',
    says: 'It returns to the gallery and is for sale again.',
    press: 'Put it back',
    done: 'The art card is back.',
    hint: ARTIST_NOTICE,
  },
  refund: {
    title: 'Refund this payment?',
    says: 'PayPal returns the money to the buyer. What was paid for ends where it can.',
    press: 'Refund',
    done: 'The money is on its way back.',
    hint: 'It goes into the audit log.',
  },
  'ask-refund': {
    title: 'Ask the artist for a refund?',
    says: 'They receive an email with the transaction and the amount. Only their PayPal account can refund it.',
    press: 'Ask them',
    done: 'The artist has been asked.',
    hint: ARTIST_NOTICE,
  },
} as const

/** Asks for a reason, then performs the action. */
export function ModerationDialog({ moderation, onClose }: { moderation: ModerationAction; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const cache = useQueryClient()
  const calls = {
    suspend: useApiMutation(suspendArtist),
    readmit: useApiMutation(restoreArtist),
    'void-key': useApiMutation(voidGKey),
    'take-down': useApiMutation(createTakedown),
    restore: useApiMutation(restoreSong),
    'take-down-card': useApiMutation(createCardTakedown),
    'restore-card': useApiMutation(restoreCard),
    refund: useApiMutation(refundOrder),
    'ask-refund': useApiMutation(sendRefundRequest),
  }
  const call = calls[moderation.action]
  const texts = ACTION_TEXTS[moderation.action]
  const submit = () => {
    if (!reason.trim()) return setProblem('Please give a reason.')
    call.mutate(
      { params: { id: moderation.id }, body: { reason }, headers: getStaffHeaders() },
      {
        onSuccess: (reply) => {
          onClose()
          const pending = (reply as { outcome?: string } | undefined)?.outcome === 'pending'
          createToast({
            title: pending ? 'Not Answered Yet' : 'Done',
            description: pending
              ? 'PayPal has not answered. Press again in a minute; the refund is made only once.'
              : texts.done,
            variant: pending ? 'destructive' : 'success',
          })
          void updateStaffQueries(cache)
        },
        onError: (error) => setProblem(getErrorMessage(error, 'We could not reach TuneMaker. Please try again.')),
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={`${moderation.title}: ${texts.says}`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Leave it
          </Button>
          <Button
            variant={/^(readmit|restore)/.test(moderation.action) ? 'go' : 'danger'}
            onClick={submit}
            busy={call.isPending}
          >
            {texts.press}
          </Button>
        </>
      }
    >
      <Field label="Reason" hint={texts.hint} error={problem} required>
        <TextArea
          name="reason"
          rows={3}
          maxLength={REASON_MAX}
          value={reason}
          readOnly={call.isPending}
          onChange={(event) => {
            setReason(event.currentTarget.value)
            setProblem('')
          }}
        />
      </Field>
    </Dialog>
  )
}
