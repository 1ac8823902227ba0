import { useState } from 'react'
import type { ArtistData } from '#contract/gkeys'
import { type listEditions as listEditionsCall, listEditions } from '#contract/keymails'
import type { EndpointReply } from '#contract/platform'
import { updateEdition } from '#contract/songs'
import { Badge } from '#ui/Badge'
import { Button } from '#ui/Button'
import { EditionMeter } from '#ui/EditionMeter'
import { EmptyState } from '#ui/EmptyState'
import { ErrorState } from '#ui/FailedState'
import { Money } from '#ui/Money'
import { Section } from '#ui/Section'
import { Skeleton } from '#ui/Skeleton'
import { showToast } from '#ui/Toast'
import { getErrorMessage, useApiMutation, useApiQuery } from '#web/api'
import { toCents } from '#web/typed-dollars'
import { CreateAlbumPanel } from './AlbumMaker.tsx'
import { EditionForm } from './EditionForm.tsx'
import { EDITION_QUERIES } from './edition-reads.ts'

type Edition = EndpointReply<typeof listEditionsCall>[number]

const COLLAPSED_COUNT = 6

/** The artist's editions with price, size and sale state, and the form that creates albums. */
export function EditionsPanel({ artist }: { artist: ArtistData }) {
  const editions = useApiQuery(listEditions)
  const [all, setAll] = useState(false)
  const found = editions.data ?? []
  const shown = all ? found : found.slice(0, COLLAPSED_COUNT)
  const evaluating = artist.accountType === 'test'

  return (
    <>
      <Section
        id="editions"
        title="Your editions"
        intro="A new price is for the Keymails to come. After the first Keymail an edition can only shrink. What fans own stays theirs, whatever you change."
        layout="split"
      >
        {editions.isError ? (
          <ErrorState
            title="Your editions could not be read"
            message={getErrorMessage(editions.error, 'We could not reach the house. Nothing has changed.')}
            onRetry={() => void editions.refetch()}
            busy={editions.isFetching}
          />
        ) : editions.isPending ? (
          <Skeleton className="h-40" />
        ) : found.length === 0 ? (
          <EmptyState
            title="Nothing for sale yet"
            message="Every song you upload becomes an edition here. Two of them and more make an album."
          />
        ) : (
          <>
            <ul className="border-b border-wall-3">
              {shown.map((edition) => (
                <EditionRow key={edition.id} edition={edition} evaluating={evaluating} />
              ))}
            </ul>
            {found.length > COLLAPSED_COUNT && (
              <Button variant="plain" className="mt-3" onClick={() => setAll(!all)} aria-expanded={all}>
                {all ? 'Show the newest only' : `Show all ${found.length} editions`}
              </Button>
            )}
          </>
        )}
      </Section>
      <CreateAlbumPanel evaluating={evaluating} />
    </>
  )
}

function EditionRow({ edition, evaluating }: { edition: Edition; evaluating: boolean }) {
  const [editing, setEditing] = useState(false)
  const change = useApiMutation(updateEdition, { refresh: EDITION_QUERIES })
  const onSale = edition.state === 'published'

  const turn = () =>
    change.mutate(
      { params: { id: edition.id }, body: { state: onSale ? 'unpublished' : 'published' } },
      {
        onSuccess: () =>
          showToast({
            title: onSale ? 'Off Sale' : 'Back on Sale',
            description: onSale
              ? `No new Keymail is issued for “${edition.title}”. Issued codes and sold copies stay good.`
              : `“${edition.title}” is listed again, and you can issue Keymails.`,
            variant: 'success',
          }),
        onError: (error) =>
          showToast({
            title: 'Nothing Changed',
            description: getErrorMessage(error, 'We could not reach the house. Please try again.'),
            variant: 'destructive',
          }),
      },
    )

  return (
    <li className="border-t border-wall-3 py-5">
      <div className="grid items-start gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="poster text-xl leading-tight [overflow-wrap:anywhere]">{edition.title}</h3>
            {edition.kind === 'album' && <Badge tone="plain">Album, {edition.songs.length} songs</Badge>}
            {!onSale && <Badge tone="lamp">Off sale</Badge>}
          </div>
          <p className="mt-1 text-sm text-bone-2">
            <Money cents={toCents(edition.price)} /> · {edition.copies.toLocaleString('en-US')} copies ·{' '}
            {edition.issued.toLocaleString('en-US')} {edition.issued === 1 ? 'Keymail' : 'Keymails'}
          </p>
          {edition.kind === 'album' && <p className="mt-1 text-sm text-bone-3">{edition.songs.join(' · ')}</p>}
          <EditionMeter sold={edition.redeemed} of={edition.copies} className="mt-3 max-w-md" />
        </div>
        {!evaluating && (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="quiet"
              onClick={() => setEditing(!editing)}
              aria-expanded={editing}
              aria-label={`Edit ${edition.title}`}
            >
              Edit
            </Button>
            <Button
              variant="quiet"
              busy={change.isPending}
              busyLabel={onSale ? 'Taking off...' : 'Putting back...'}
              onClick={turn}
              aria-label={`${onSale ? 'Take off sale' : 'Put back on sale'}: ${edition.title}`}
            >
              {onSale ? 'Take off sale' : 'Put back on sale'}
            </Button>
          </div>
        )}
      </div>
      {editing && <EditionForm edition={edition} onDone={() => setEditing(false)} />}
    </li>
  )
}
