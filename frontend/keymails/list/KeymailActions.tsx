import { Ban, RotateCcw, Ticket } from 'lucide-react'
import { listEditions, listKeymails } from '#contract/keymails/listing'
import { issueReplacementKeymails, voidKeymails } from '#contract/keymails/issuing'
import type { EndpointReply } from '#contract/http'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog, DialogClose } from '#frontend/ui/dialogs/Dialog.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { type Keymail, formatKeymailCount } from './keymail-states.ts'
import type { KeymailList } from './use-keymail-list.ts'
import { useRestoreKeymails } from './use-restore-keymails.ts'
import { SendKeymailsDialog } from './SendKeymailsDialog.tsx'

interface KeymailActionsProps {
  list: KeymailList
  editions: EndpointReply<typeof listEditions>
}

/** What any change of Keymails shows in. */
const refresh = [listKeymails, listEditions]

/** Bulk actions for the selected Keymails: send, void and reissue. Voiding can be undone for ten minutes. */
export function KeymailActions({ list, editions }: KeymailActionsProps) {
  const { selected, filters, isWholeEdition, clearSelection } = list
  const voiding = useApiMutation(voidKeymails, { refresh })
  const { voided, setVoided, undo, isUndoing } = useRestoreKeymails()
  const reissuing = useApiMutation(issueReplacementKeymails, { refresh })

  const unpaid = selected.filter(({ state }) => state === 'issued' || state === 'sent')
  const free = selected.filter(({ state, reissued }) => state === 'void' && !reissued)
  const edition = editions.find(({ id }) => id === filters.editionId)
  const whole = isWholeEdition ? edition : undefined
  const unpaidCount = whole ? whole.counts.issued + whole.counts.sent : unpaid.length
  const freeCount = whole ? whole.counts.void : free.length
  // The server finds those of an edition itself: more than 2,000 codes are too many for a request.
  const select = (keymails: readonly Keymail[]) =>
    whole ? { editionId: whole.id } : { codes: keymails.map(({ code }) => code) }
  const failed = (title: string) => (error: unknown) =>
    createToast({
      title,
      description: getErrorMessage(error, 'We could not reach TuneMaker. Nothing was changed.'),
      variant: 'destructive',
    })

  const makeVoid = () =>
    voiding.mutate(
      { body: select(unpaid) },
      {
        onSuccess: ({ codes }) => {
          setVoided(codes)
          clearSelection()
        },
        onError: failed('Nothing was voided'),
      },
    )
  const issueAnew = () =>
    reissuing.mutate(
      { body: select(free) },
      {
        onSuccess: ({ keymails }) => {
          setVoided([])
          clearSelection()
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
        <p className="mr-auto flex min-h-11 flex-wrap items-center gap-x-3" role="status">
          {whole
            ? `All ${formatKeymailCount(whole.issued)} of “${whole.title}” chosen`
            : `${formatKeymailCount(selected.length)} chosen`}
          {edition && !isWholeEdition && selected.length > 0 && (
            <Button variant="plain" onClick={list.selectWholeEdition}>
              Choose the whole edition
            </Button>
          )}
          {(isWholeEdition || selected.length > 0) && (
            <Button variant="plain" onClick={clearSelection}>
              Choose none
            </Button>
          )}
        </p>
        <SendKeymailsDialog editions={editions} selected={unpaid} onDone={clearSelection} />
        <Dialog
          title={`Void ${formatKeymailCount(unpaidCount)}?`}
          description="Their codes stop working at once. Nobody is charged, and the numbers are free to be issued anew. You can take this back for ten minutes."
          trigger={
            <Button variant="danger" disabled={unpaidCount === 0} busy={voiding.isPending} busyLabel="Voiding...">
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
                  Void {formatKeymailCount(unpaidCount)}
                </Button>
              </DialogClose>
            </>
          }
        />
        <Button
          variant="quiet"
          disabled={freeCount === 0}
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
            <Button variant="quiet" onClick={undo} busy={isUndoing} busyLabel="Restoring...">
              <RotateCcw aria-hidden="true" />
              Undo
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}
