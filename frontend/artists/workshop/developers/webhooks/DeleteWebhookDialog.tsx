import { useState } from 'react'
import { deleteWebhook, listWebhooks } from '#contract/webhooks'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'

export function DeleteWebhookDialog({ id, url }: { id: string; url: string }) {
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState('')
  const remove = useApiMutation(deleteWebhook, { refresh: [listWebhooks] })
  return (
    <Dialog
      title="Delete this webhook?"
      description={`Nothing more is sent to ${url}, and what was sent is no longer listed.`}
      open={isOpen}
      onOpenChange={(now) => {
        setOpen(now)
        setError('')
      }}
      trigger={
        <Button variant="quiet" aria-label={`Delete the webhook ${url}`}>
          Delete
        </Button>
      }
    >
      <div className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          busy={remove.isPending}
          busyLabel="Deleting..."
          onClick={() =>
            remove.mutate(
              { params: { id } },
              {
                onSuccess: () => setOpen(false),
                onError: (failure) =>
                  setError(getErrorMessage(failure, 'We could not reach TuneMaker. It is still there.')),
              },
            )
          }
        >
          Delete it
        </Button>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          Keep it
        </Button>
      </div>
      <p role="alert" className="mt-3 text-sm text-lamp empty:hidden">
        {error}
      </p>
    </Dialog>
  )
}
