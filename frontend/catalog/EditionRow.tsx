import { useState } from 'react'
import { Link } from 'react-router-dom'
import { updateEdition } from '#contract/catalog/editions'
import type { EndpointBody, EndpointReply } from '#contract/http'
import type { listEditions } from '#contract/keymails/listing'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { formatDateTime } from '#frontend/lib/format-date.ts'
import { paths } from '#frontend/lib/paths.ts'
import { toCents } from '#frontend/lib/parse-dollars.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Badge } from '#frontend/ui/display/Badge.tsx'
import { EditionMeter } from '#frontend/ui/display/EditionMeter.tsx'
import { Money } from '#frontend/ui/display/Money.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { CoverDialog } from './covers/CoverDialog.tsx'
import { EDITION_QUERIES } from './edition-queries.ts'
import { EditionForm } from './EditionForm.tsx'
import { editions } from '#text/messages/catalogs/editions/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

type Edition = EndpointReply<typeof listEditions>[number]

const getDetailsHref = ({ id, kind, songIds }: Edition) =>
  kind === 'album' ? paths.albumDetails.href(id) : paths.songDetails.href(songIds[0] ?? id)

export function EditionRow({ edition, evaluating }: { edition: Edition; evaluating: boolean }) {
  const t = useMessages(editions)
  const [editing, setEditing] = useState(false)
  const change = useApiMutation(updateEdition, { refresh: EDITION_QUERIES })
  const onSale = edition.state === 'published'
  const isDraft = edition.state === 'draft'

  const save = (body: EndpointBody<typeof updateEdition>, saved: { title: string; description: string }) =>
    change.mutate(
      { params: { id: edition.id }, body },
      {
        onSuccess: () => createToast({ ...saved, variant: 'success' }),
        onError: (error) =>
          createToast({
            title: t('nothingChanged'),
            description: getErrorMessage(error, t('reachAgain')),
            variant: 'destructive',
          }),
      },
    )

  const turn = () =>
    onSale
      ? save({ state: 'unpublished' }, { title: t('offSale'), description: t('offSaleText', { title: edition.title }) })
      : save(
          { state: 'published' },
          { title: t('backOnSale'), description: t('backOnSaleText', { title: edition.title }) },
        )

  const allowTransfers = () =>
    edition.transferable
      ? save(
          { transferable: false },
          { title: t('transfers.off'), description: t('transfers.offText', { title: edition.title }) },
        )
      : save(
          { transferable: true },
          { title: t('transfers.on'), description: t('transfers.onText', { title: edition.title }) },
        )

  return (
    <li className="border-t border-wall-3 py-5">
      <div className="grid items-start gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="poster text-xl leading-tight [overflow-wrap:anywhere]">{edition.title}</h3>
            {edition.kind === 'album' && <Badge tone="plain">{t('albumOf', { count: edition.songs.length })}</Badge>}
            {edition.state === 'unpublished' && <Badge tone="lamp">{t('off')}</Badge>}
            {isDraft && (
              <Badge tone="brass">
                {edition.release ? t('draftUntil', { date: formatDateTime(edition.release.releaseAt) }) : t('draft')}
              </Badge>
            )}
          </div>
          <p className="mt-1 text-sm text-bone-2">
            <Money cents={toCents(edition.price)} /> · {t('counts', { copies: edition.copies, issued: edition.issued })}
          </p>
          {edition.kind === 'album' && <p className="mt-1 text-sm text-bone-3">{edition.songs.join(' · ')}</p>}
          <EditionMeter sold={edition.redeemed} of={edition.copies} className="mt-3 max-w-md" />
        </div>
        {!evaluating && (
          <div className="flex flex-wrap gap-2">
            <CoverDialog
              id={edition.kind === 'album' ? edition.id : (edition.songIds[0] ?? edition.id)}
              title={edition.title}
              coverUrl={edition.coverUrl}
            />
            <Button variant="quiet" asChild>
              <Link
                to={getDetailsHref(edition)}
                aria-label={
                  isDraft ? t('publishOf', { title: edition.title }) : t('detailsOf', { title: edition.title })
                }
              >
                {isDraft ? t('publish') : t('details')}
              </Link>
            </Button>
            <Button
              variant="quiet"
              onClick={() => setEditing(!editing)}
              aria-expanded={editing}
              aria-label={t('editOf', { title: edition.title })}
            >
              {t('edit')}
            </Button>
            <Button
              variant="quiet"
              busy={change.isPending}
              onClick={allowTransfers}
              aria-label={
                edition.transferable ? t('forbidOf', { title: edition.title }) : t('allowOf', { title: edition.title })
              }
            >
              {edition.transferable ? t('forbid') : t('allow')}
            </Button>
            {!isDraft && (
              <Button
                variant="quiet"
                busy={change.isPending}
                busyLabel={onSale ? t('takingOff') : t('puttingBack')}
                onClick={turn}
                aria-label={
                  onSale ? t('takeOffOf', { title: edition.title }) : t('putBackOf', { title: edition.title })
                }
              >
                {onSale ? t('takeOff') : t('putBack')}
              </Button>
            )}
          </div>
        )}
      </div>
      {editing && <EditionForm edition={edition} onDone={() => setEditing(false)} />}
    </li>
  )
}
