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
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffModeration } from '#text/messages/catalogs/staff-moderation/en'

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

const ACTION_TEXTS = {
  suspend: {
    title: 'suspend.title',
    says: 'suspend.says',
    press: 'suspend.press',
    done: 'suspend.done',
    hint: 'artistNotice',
  },
  readmit: {
    title: 'readmit.title',
    says: 'readmit.says',
    press: 'readmit.press',
    done: 'readmit.done',
    hint: 'artistNotice',
  },
  'void-key': {
    title: 'voidKey.title',
    says: 'voidKey.says',
    press: 'voidKey.press',
    done: 'voidKey.done',
    hint: 'artistNotice',
  },
  'take-down': {
    title: 'takeDown.title',
    says: 'takeDown.says',
    press: 'takeDown.press',
    done: 'takeDown.done',
    hint: 'artistNotice',
  },
  restore: {
    title: 'restore.title',
    says: 'restore.says',
    press: 'restore.press',
    done: 'restore.done',
    hint: 'artistNotice',
  },
  'take-down-card': {
    title: 'takeDownCard.title',
    says: 'takeDownCard.says',
    press: 'takeDownCard.press',
    done: 'takeDownCard.done',
    hint: 'artistNotice',
  },
  'restore-card': {
    title: 'restoreCard.title',
    says: 'restoreCard.says',
    press: 'restoreCard.press',
    done: 'restoreCard.done',
    hint: 'artistNotice',
  },
  refund: {
    title: 'refund.title',
    says: 'refund.says',
    press: 'refund.press',
    done: 'refund.done',
    hint: 'auditNotice',
  },
  'ask-refund': {
    title: 'askRefund.title',
    says: 'askRefund.says',
    press: 'askRefund.press',
    done: 'askRefund.done',
    hint: 'artistNotice',
  },
} as const

/** Asks for a reason, then performs the action. */
export function ModerationDialog({ moderation, onClose }: { moderation: ModerationAction; onClose: () => void }) {
  const t = useMessages(staffModeration)
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
    if (!reason.trim()) return setProblem(t('reasonMissing'))
    call.mutate(
      { params: { id: moderation.id }, body: { reason }, headers: getStaffHeaders() },
      {
        onSuccess: (reply) => {
          onClose()
          const pending = (reply as { outcome?: string } | undefined)?.outcome === 'pending'
          createToast({
            title: pending ? t('notAnsweredYet') : t('done'),
            description: pending ? t('notAnsweredText') : t(texts.done),
            variant: pending ? 'destructive' : 'success',
          })
          void updateStaffQueries(cache)
        },
        onError: (error) => setProblem(getErrorMessage(error, t('unreachableAgain'))),
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(texts.title)}
      description={`${moderation.title}: ${t(texts.says)}`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('leaveIt')}
          </Button>
          <Button
            variant={/^(readmit|restore)/.test(moderation.action) ? 'go' : 'danger'}
            onClick={submit}
            busy={call.isPending}
          >
            {t(texts.press)}
          </Button>
        </>
      }
    >
      <Field label={t('reason')} hint={t(texts.hint)} error={problem} required>
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
