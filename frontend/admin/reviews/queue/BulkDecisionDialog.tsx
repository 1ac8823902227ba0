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

interface BulkDecisionDialogProps {
  ids: string[]
  onSelect: (ids: string[]) => void
  onClose: () => void
}

/** One decision with one note for several reviews. Those that could not be decided stay selected. */
export function BulkDecisionDialog({ ids, onSelect, onClose }: BulkDecisionDialogProps) {
  const [note, setNote] = useState('')
  const [error, setError] = useState('')
  const [failures, setFailures] = useState<string[]>([])
  const cache = useQueryClient()
  const decide = useApiMutation(applyReviewDecisions)
  const submit = (decision: ReviewDecision) => {
    if (decision === 'decline' && !note.trim()) return setError('A decline needs a note that says why.')
    setError('')
    decide.mutate(
      { body: { ids, decision, note }, headers: getStaffHeaders() },
      {
        onSuccess: ({ decided, failed }) => {
          if (decided.length > 0) {
            const count = decided.length === 1 ? 'One review is' : `${decided.length} reviews are`
            const verb = decision === 'approve' ? 'Approved' : 'Declined'
            createToast({ title: verb, description: `${count} decided.`, variant: 'success' })
          }
          onSelect(failed.map(({ id }) => id))
          if (failed.length === 0) return onClose()
          setFailures([...new Set(failed.map(({ message }) => message))])
        },
        onError: (failure) =>
          setError(
            getErrorMessage(failure, 'We could not reach TuneMaker. Your note is still here; please try again.'),
          ),
        onSettled: () => void updateStaffQueries(cache),
      },
    )
  }
  return (
    <Dialog
      open
      title={ids.length === 1 ? 'Decide one review' : `Decide ${ids.length} reviews`}
      onOpenChange={(open) => !open && onClose()}
    >
      {failures.length > 0 && (
        <Banner tone="warning" title={`${ids.length} could not be decided`} className="mb-4">
          {failures.join(' ')}
        </Banner>
      )}
      <Field
        label="Note"
        hint="The same for all. The people concerned receive it by email, word for word. Needed to decline."
        error={error}
      >
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
          Approve all
        </Button>
        <Button
          variant="danger"
          onClick={() => submit('decline')}
          busy={decide.isPending && decide.variables?.body?.decision === 'decline'}
          disabled={decide.isPending}
        >
          Decline all
        </Button>
      </div>
    </Dialog>
  )
}
