import { listCopies, listCopyHistory } from '#contract/copies'
import { cancelRefundRequest } from '#contract/copies/refund-requests'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import type { HeldCopy } from '#frontend/copies/held-copy.ts'
import { formatDate } from '#frontend/lib/format-date.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'

interface RefundStateProps {
  copy: HeldCopy
  refund: NonNullable<HeldCopy['refund']>
}

/** What became of the wish for a refund: open, with the way back, or declined with the artist's answer. */
export function RefundState({ copy, refund }: RefundStateProps) {
  const cancel = useApiMutation(cancelRefundRequest, { refresh: [listCopies, listCopyHistory] })
  if (refund.state === 'declined') {
    return (
      <div className="w-full text-bone-2">
        <p>{`${copy.artistName} declined the refund that you asked for on ${formatDate(refund.at)}. The copy stays yours.`}</p>
        {refund.answer && <blockquote className="mt-2 border-l-2 border-rail pl-4">{refund.answer}</blockquote>}
      </div>
    )
  }
  return (
    <p className="flex w-full flex-wrap items-center gap-3 text-bone-2">
      {`You asked for a refund on ${formatDate(refund.at)}; ${copy.artistName} has not answered yet. Until then the copy stays yours.`}
      <Button
        variant="quiet"
        onClick={() =>
          cancel.mutate(
            { params: { id: copy.id } },
            {
              onError: (error) =>
                createToast({
                  title: 'Too late',
                  description: getErrorMessage(error, 'We could not reach TuneMaker.'),
                  variant: 'destructive',
                }),
            },
          )
        }
        busy={cancel.isPending}
        busyLabel="Taking back..."
      >
        Take the wish back
      </Button>
    </p>
  )
}
