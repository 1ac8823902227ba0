import { Ban, RotateCcw, Ticket } from 'lucide-react'
import { useState } from 'react'
import {
  type listEditions as listEditionsCall,
  listEditions,
  listKeymails,
  reissueKeymails,
  restoreKeymails,
  voidKeymails,
} from '#contract/keymails'
import type { ReplyOf } from '#contract/platform'
import { Button } from '#ui/Button'
import { Checkbox } from '#ui/Checkbox'
import { Dialog, DialogClose } from '#ui/Dialog'
import { showToast } from '#ui/Toast'
import { sentenceOf, useCall } from '#web/api'
import type { Keymail } from './keymail-states.ts'
import { SendKeymails } from './SendKeymails.tsx'

interface KeymailActionsProps {
  /** The Keymails that are chosen on this page. */
  picked: readonly Keymail[]
  editions: ReplyOf<typeof listEditionsCall>
  all: boolean
  onAll: (on: boolean) => void
  onDone: () => void
}

const many = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'Keymail' : 'Keymails'}`
const refresh = [listKeymails, listEditions]

/** What can be done with the chosen Keymails; voiding may be taken back. */
export function KeymailActions({ picked, editions, all, onAll, onDone }: KeymailActionsProps) {
  const [voided, setVoided] = useState<string[]>([])
  const voiding = useCall(voidKeymails, { refresh })
  const restoring = useCall(restoreKeymails, { refresh })
  const reissuing = useCall(reissueKeymails, { refresh })

  const unpaid = picked.filter(({ state }) => state === 'issued' || state === 'sent')
  const free = picked.filter(({ state, reissued }) => state === 'void' && !reissued)
  const failed = (title: string) => (error: Error) =>
    showToast({
      title,
      description: sentenceOf(error, 'We could not reach the house. Nothing was changed.'),
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
          showToast({
            title: `${many(codes.length)} restored`,
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
          showToast({
            title: `${many(keymails.length)} issued anew`,
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
          label={picked.length === 0 ? 'Choose all on this page' : `${many(picked.length)} chosen`}
          checked={all}
          onChange={(event) => onAll(event.currentTarget.checked)}
          className="mr-auto"
        />
        <SendKeymails editions={editions} picked={unpaid} onDone={onDone} />
        <Dialog
          title={`Void ${many(unpaid.length)}?`}
          description="Their codes stop working at once. Nobody is charged, and the numbers are free to be issued anew. You can take this back for ten minutes."
          trigger={
            <Button look="danger" disabled={unpaid.length === 0} busy={voiding.isPending} busyLabel="Voiding...">
              <Ban aria-hidden="true" />
              Void
            </Button>
          }
          actions={
            <>
              <DialogClose>
                <Button look="quiet">Keep them</Button>
              </DialogClose>
              <DialogClose>
                <Button look="danger" onClick={makeVoid}>
                  Void {many(unpaid.length)}
                </Button>
              </DialogClose>
            </>
          }
        />
        <Button
          look="quiet"
          disabled={free.length === 0}
          onClick={issueAnew}
          busy={reissuing.isPending}
          busyLabel="Printing..."
        >
          <Ticket aria-hidden="true" />
          Issue anew
        </Button>
      </div>
      <div role="status">
        {voided.length > 0 && (
          <p className="mt-2 flex flex-wrap items-center gap-3 border-l-2 border-brass bg-wall-1 px-4 py-2">
            {many(voided.length)} {voided.length === 1 ? 'is' : 'are'} void.
            <Button look="quiet" onClick={undo} busy={restoring.isPending} busyLabel="Restoring...">
              <RotateCcw aria-hidden="true" />
              Undo
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}
