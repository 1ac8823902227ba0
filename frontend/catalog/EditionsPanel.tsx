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
import { editions } from '#text/messages/catalogs/editions/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

const COLLAPSED_COUNT = 6

/** The artist's editions with price, size and sale state, and the form that creates albums. */
export function EditionsPanel({ artist }: { artist: ArtistData }) {
  const t = useMessages(editions)
  const own = useApiQuery(listEditions)
  const [all, setAll] = useState(false)
  const found = own.data ?? []
  const shown = all ? found : found.slice(0, COLLAPSED_COUNT)
  const evaluating = artist.accountType === 'test'

  return (
    <>
      <Section id="editions" title={t('panel.title')} intro={t('panel.intro')} layout="split">
        {own.isError ? (
          <ErrorState
            title={t('panel.failed')}
            message={getErrorMessage(own.error, t('panel.failedText'))}
            onRetry={() => void own.refetch()}
            busy={own.isFetching}
          />
        ) : own.isPending ? (
          <Skeleton className="h-40" />
        ) : found.length === 0 ? (
          <EmptyState title={t('panel.empty')} message={t('panel.emptyText')} />
        ) : (
          <>
            <ul className="border-b border-wall-3">
              {shown.map((edition) => (
                <EditionRow key={edition.id} edition={edition} evaluating={evaluating} />
              ))}
            </ul>
            {found.length > COLLAPSED_COUNT && (
              <Button variant="plain" className="mt-3" onClick={() => setAll(!all)} aria-expanded={all}>
                {all ? t('panel.less') : t('panel.all', { count: found.length })}
              </Button>
            )}
          </>
        )}
      </Section>
      <CreateAlbumPanel evaluating={evaluating} />
    </>
  )
}
