import { useState } from 'react'
import { createDeletion, DELETION_DAYS } from '#contract/personal-data/deletions'
import type { PersonalDataAccount } from '#contract/personal-data/links'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { formatLongDate } from '#frontend/lib/format-date.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { personalData } from '#text/messages/catalogs/personal-data/en'

/** Says what deleting takes away and what stays, above all the copies, before the click that asks for it. */
export function DeleteAccount({ account, token }: { account: PersonalDataAccount; token: string }) {
  const t = useMessages(personalData)
  const [isOpen, setOpen] = useState(false)
  const remove = useApiMutation(createDeletion)
  const dueAt = remove.data?.dueAt ?? account.deletionDueAt
  if (dueAt) return <p role="status">{t('delete.planned', { date: formatLongDate(dueAt) })}</p>
  const { artistId, copies } = account
  const what = artistId === null ? t('delete.text') : t('delete.artistText')
  return (
    <div>
      <p className="text-bone-2">{what}</p>
      {artistId === null && copies > 0 && <p className="mt-3 font-semibold">{t('delete.copies', { copies })}</p>}
      <Dialog
        title={t('delete.title')}
        description={t('delete.grace', { days: DELETION_DAYS })}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button variant="danger" className="mt-4">
            {t('delete.button')}
          </Button>
        }
      >
        <div className="grid gap-4">
          <p>{what}</p>
          {artistId === null && copies > 0 && <p className="font-semibold">{t('delete.copies', { copies })}</p>}
          {remove.isError && (
            <p role="alert" className="text-lamp">
              {getErrorMessage(remove.error, t('unreachable'))}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              variant="danger"
              busy={remove.isPending}
              busyLabel={t('delete.busy')}
              onClick={() => remove.mutate({ body: { token, artistId } })}
            >
              {t('delete.confirm', { days: DELETION_DAYS })}
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {t('delete.keep')}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  )
}
