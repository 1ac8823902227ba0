import { Ban, RotateCcw, Ticket } from 'lucide-react'
import { useState } from 'react'
import { listEditions, listKeymails } from '#contract/keymails/listing'
import { issueReplacementKeymails, restoreKeymails, voidKeymails } from '#contract/keymails/issuing'
import type { EndpointReply } from '#contract/http'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'
import { Dialog, DialogClose } from '#frontend/ui/dialogs/Dialog.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import type { Keymail } from './keymail-states.ts'
import { SendKeymailsDialog } from './SendKeymailsDialog.tsx'
import { formatCount } from '#frontend/lib/format-number.ts'

interface KeymailActionsProps {
  /** Keymails selected on the current page. */
  selected: readonly Keymail[]
  editions: EndpointReply<typeof listEditions>
  allSelected: boolean
  onSelectAll: (on: boolean) => void
  onDone: () => void
}

const formatKeymailCount = (count: number) => `${formatCount(count)} ${count === 1 ? 'Keymail' : 'Keymails'}`
const refresh = [listKeymails, listEditions]

/** Bulk actions for the selected Keymails: send, void and reissue. Voiding can be undone for ten minutes. */
export function KeymailActions({ selected, editions, allSelected, onSelectAll, onDone }: KeymailActionsProps) {
  const [voided, setVoided] = useState<string[]>([])
  const voiding = useApiMutation(voidKeymails, { refresh })
  const restoring = useApiMutation(restoreKeymails, { refresh })
  const reissuing = useApiMutation(issueReplacementKeymails, { refresh })

  const unpaid = selected.filter(({ state }) => state === 'issued' || state === 'sent')
  const free = selected.filter(({ state, reissued }) => state === 'void' && !reissued)
  const failed = (title: string) => (error: Error) =>
    createToast({
      title,
      description: getErrorMessage(error, 'We could not reach TuneMaker. Nothing was changed.'),
      variant: 'destructive',
    })

  const makeVoid = () =>
    voiding.mutate(
      { body: { codes: unpaid.map(({ code }) => code) } },
      {
        onSuccess: ({ codes }) => {
          setVoided(codes)
          onDone()
        },
        onError: failed('Nothing was voided'),
      },
    )
  const undo = () =>
    restoring.mutate(
      { body: { codes: voided } },
      {
        onSuccess: ({ codes }) => {
          setVoided([])
          createToast({
            title: `${formatKeymailCount(codes.length)} restored`,
            description: 'The old codes work again.',
            variant: 'success',
          })
        },
        onError: failed('Too late to undo'),
      },
    )
  const issueAnew = () =>
    reissuing.mutate(
      { body: { codes: free.map(({ code }) => code) } },
      {
        onSuccess: ({ keymails }) => {
          setVoided([])
          onDone()
          createToast({
            title: `${formatKeymailCount(keymails.length)} issued anew`,
            description: 'The numbers stay, the codes are new.',
            variant: 'success',
          })
        },
        onError: failed('Nothing was issued'),
      },
    )

  return (
    <div className="mb-4">
      <div className="flex flex-wrap items-center gap-3">
        <Checkbox
          label={selected.length === 0 ? 'Choose all on this page' : `${formatKeymailCount(selected.length)} chosen`}
          checked={allSelected}
          onChange={(event) => onSelectAll(event.currentTarget.checked)}
          className="mr-auto"
        />
        <SendKeymailsDialog editions={editions} selected={unpaid} onDone={onDone} />
        <Dialog
          title={`Void ${formatKeymailCount(unpaid.length)}?`}
          description="Their codes stop working at once. Nobody is charged, and the numbers are free to be issued anew. You can take this back for ten minutes."
          trigger={
            <Button variant="danger" disabled={unpaid.length === 0} busy={voiding.isPending} busyLabel="Voiding...">
              <Ban aria-hidden="true" />
              Void
            </Button>
          }
          actions={
            <>
              <DialogClose>
                <Button variant="quiet">Keep them</Button>
              </DialogClose>
              <DialogClose>
                <Button variant="danger" onClick={makeVoid}>
                  Void {formatKeymailCount(unpaid.length)}
                </Button>
              </DialogClose>
            </>
          }
        />
        <Button
          variant="quiet"
          disabled={free.length === 0}
          onClick={issueAnew}
          busy={reissuing.isPending}
          busyLabel="Printing..."
        >
          <Ticket aria-hidden="true" />
          Reissue
        </Button>
      </div>
      <div role="status">
        {voided.length > 0 && (
          <p className="mt-2 flex flex-wrap items-center gap-3 border-l-2 border-brass bg-wall-1 px-4 py-2">
            {formatKeymailCount(voided.length)} {voided.length === 1 ? 'is' : 'are'} void.
            <Button variant="quiet" onClick={undo} busy={restoring.isPending} busyLabel="Restoring...">
              <RotateCcw aria-hidden="true" />
              Undo
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}
