import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { applyReviewDecisions } from '#contract/admin/reviews'
import { REVIEW_NOTE_MAX, type ReviewDecision } from '#contract/reviews'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { getStaffHeaders, updateStaffQueries } from '#frontend/api/staff-session.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextArea } from '#frontend/ui/forms/TextArea.tsx'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffReviews } from '#text/messages/catalogs/staff-reviews/en'

interface BulkDecisionDialogProps {
  ids: string[]
  onSelect: (ids: string[]) => void
  onClose: () => void
}

/** One decision with one note for several reviews. Those that could not be decided stay selected. */
export function BulkDecisionDialog({ ids, onSelect, onClose }: BulkDecisionDialogProps) {
  const t = useMessages(staffReviews)
  const [note, setNote] = useState('')
  const [error, setError] = useState('')
  const [failures, setFailures] = useState<string[]>([])
  const cache = useQueryClient()
  const decide = useApiMutation(applyReviewDecisions)
  const submit = (decision: ReviewDecision) => {
    if (decision === 'decline' && !note.trim()) return setError(t('noteMissing'))
    setError('')
    decide.mutate(
      { body: { ids, decision, note }, headers: getStaffHeaders() },
      {
        onSuccess: ({ decided, failed }) => {
          if (decided.length > 0) {
            const verb = decision === 'approve' ? t('approved') : t('declined')
            createToast({ title: verb, description: t('reviewsDecided', { n: decided.length }), variant: 'success' })
          }
          onSelect(failed.map(({ id }) => id))
          if (failed.length === 0) return onClose()
          setFailures([...new Set(failed.map(({ message }) => message))])
        },
        onError: (failure) => setError(getErrorMessage(failure, t('unreachableNoteKept'))),
        onSettled: () => void updateStaffQueries(cache),
      },
    )
  }
  return (
    <Dialog open title={t('decideReviews', { n: ids.length })} onOpenChange={(open) => !open && onClose()}>
      {failures.length > 0 && (
        <Banner tone="warning" title={t('notDecidedCount', { n: ids.length })} className="mb-4">
          {failures.join(' ')}
        </Banner>
      )}
      <Field label={t('note')} hint={t('noteHint.bulk')} error={error}>
        <TextArea
          name="bulk-note"
          rows={4}
          value={note}
          maxLength={REVIEW_NOTE_MAX}
          readOnly={decide.isPending}
          onChange={(event) => {
            setNote(event.currentTarget.value)
            setError('')
          }}
        />
      </Field>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="go"
          onClick={() => submit('approve')}
          busy={decide.isPending && decide.variables?.body?.decision === 'approve'}
          disabled={decide.isPending}
        >
          {t('approveAll')}
        </Button>
        <Button
          variant="danger"
          onClick={() => submit('decline')}
          busy={decide.isPending && decide.variables?.body?.decision === 'decline'}
          disabled={decide.isPending}
        >
          {t('declineAll')}
        </Button>
      </div>
    </Dialog>
  )
}
