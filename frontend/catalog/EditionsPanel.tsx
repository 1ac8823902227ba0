import { useState } from 'react'
import type { ArtistData } from '#contract/artists'
import { listEditions } from '#contract/keymails/listing'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { CreateAlbumPanel } from './CreateAlbumPanel.tsx'
import { EditionRow } from './EditionRow.tsx'

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
            message={getErrorMessage(editions.error, 'We could not reach TuneMaker. Nothing has changed.')}
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
