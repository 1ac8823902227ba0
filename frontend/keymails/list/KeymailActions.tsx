import { Ban, RotateCcw, Ticket } from 'lucide-react'
import { listEditions, listKeymails } from '#contract/keymails/listing'
import { issueReplacementKeymails, voidKeymails } from '#contract/keymails/issuing'
import type { EndpointReply } from '#contract/http'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog, DialogClose } from '#frontend/ui/dialogs/Dialog.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import type { Keymail } from './keymail-states.ts'
import type { KeymailList } from './use-keymail-list.ts'
import { useRestoreKeymails } from './use-restore-keymails.ts'
import { SendKeymailsDialog } from './SendKeymailsDialog.tsx'
import { keymailMessages } from '#text/messages/catalogs/keymails/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface KeymailActionsProps {
  list: KeymailList
  editions: EndpointReply<typeof listEditions>
}

/** What any change of Keymails shows in. */
const refresh = [listKeymails, listEditions]

/** Bulk actions for the selected Keymails: send, void and reissue. Voiding can be undone for ten minutes. */
export function KeymailActions({ list, editions }: KeymailActionsProps) {
  const t = useMessages(keymailMessages)
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
      description: getErrorMessage(error, t('unchanged')),
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
        onError: failed(t('void.failed')),
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
            title: t('reissue.done', { n: keymails.length }),
            description: t('reissue.doneText'),
            variant: 'success',
          })
        },
        onError: failed(t('reissue.failed')),
      },
    )

  return (
    <div className="mb-4">
      <div className="flex flex-wrap items-center gap-3">
        <p className="mr-auto flex min-h-11 flex-wrap items-center gap-x-3" role="status">
          {whole ? t('chosenAll', { n: whole.issued, title: whole.title }) : t('chosen', { n: selected.length })}
          {edition && !isWholeEdition && selected.length > 0 && (
            <Button variant="plain" onClick={list.selectWholeEdition}>
              {t('chooseAll')}
            </Button>
          )}
          {(isWholeEdition || selected.length > 0) && (
            <Button variant="plain" onClick={clearSelection}>
              {t('chooseNone')}
            </Button>
          )}
        </p>
        <SendKeymailsDialog editions={editions} selected={unpaid} onDone={clearSelection} />
        <Dialog
          title={t('void.question', { n: unpaidCount })}
          description={t('void.text')}
          trigger={
            <Button variant="danger" disabled={unpaidCount === 0} busy={voiding.isPending} busyLabel={t('void.busy')}>
              <Ban aria-hidden="true" />
              {t('void.action')}
            </Button>
          }
          actions={
            <>
              <DialogClose>
                <Button variant="quiet">{t('void.keep')}</Button>
              </DialogClose>
              <DialogClose>
                <Button variant="danger" onClick={makeVoid}>
                  {t('void.confirm', { n: unpaidCount })}
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
          busyLabel={t('reissue.busy')}
        >
          <Ticket aria-hidden="true" />
          {t('reissue.action')}
        </Button>
      </div>
      <div role="status">
        {voided.length > 0 && (
          <p className="mt-2 flex flex-wrap items-center gap-3 border-l-2 border-brass bg-wall-1 px-4 py-2">
            {t('void.done', { n: voided.length })}
            <Button variant="quiet" onClick={undo} busy={isUndoing} busyLabel={t('restoring')}>
              <RotateCcw aria-hidden="true" />
              {t('undo')}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}
