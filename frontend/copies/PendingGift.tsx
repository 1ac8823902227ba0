import { listCopies } from '#contract/copies'
import { cancelGift } from '#contract/copies/gifts'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import type { HeldCopy } from './held-copy.ts'

export function PendingGift({ copy }: { copy: HeldCopy }) {
  const withdraw = useApiMutation(cancelGift, { refresh: [listCopies] })
  return (
    <p className="flex w-full flex-wrap items-center gap-3 text-bone-2">
      On its way to somebody. It stays yours until they accept it, and playing it cancels the gift.
      <Button
        variant="quiet"
        onClick={() =>
          withdraw.mutate(
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
        busy={withdraw.isPending}
        busyLabel="Taking back..."
      >
        Take it back
      </Button>
    </p>
  )
}
