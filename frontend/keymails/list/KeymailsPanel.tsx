import type { ArtistData } from '#contract/artists'
import { listEditions } from '#contract/keymails/listing'
import type { EndpointReply } from '#contract/http'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { KeymailActions } from './KeymailActions.tsx'
import { KeymailExports } from './KeymailExports.tsx'
import { KeymailFilters } from './KeymailFilters.tsx'
import { KeymailPager } from './KeymailPager.tsx'
import { KeymailStateFilter } from './KeymailStateFilter.tsx'
import { KeymailTable } from './KeymailTable.tsx'
import { type KeymailList, useKeymailList } from './use-keymail-list.ts'
import { keymailMessages } from '#text/messages/catalogs/keymails/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Lists the artist's Keymails with filters, and exports, sends, voids and reissues them. */
export function KeymailsPanel({ artist }: { artist: ArtistData }) {
  const t = useMessages(keymailMessages)
  const isEvaluation = artist.accountType === 'test'
  const editions = useApiQuery(listEditions)
  const list = useKeymailList()
  const withKeymails = (editions.data ?? []).filter((edition) => edition.issued > 0)
  const { editionId, state, q } = list.filters
  const shown = withKeymails.filter((edition) => !editionId || edition.id === editionId)

  return (
    <Section id="your-keymails" title={t('list.title')} intro={t('list.intro')}>
      {isEvaluation && withKeymails.length === 0 ? (
        <Banner title={t('list.evaluation')}>{t('list.evaluationText')}</Banner>
      ) : withKeymails.length === 0 && !list.keymails.isPending && !list.keymails.isError ? (
        <EmptyState title={t('list.empty')} message={t('list.emptyText')} />
      ) : (
        <>
          <KeymailStateFilter
            editions={shown}
            state={state}
            onStateChange={(next) => list.changeFilter({ state: next })}
          />
          <KeymailFilters
            editions={withKeymails}
            editionId={editionId}
            onEditionChange={(next) => list.changeFilter({ edition: next })}
            search={q}
            onSearchChange={(next) => list.changeFilter({ q: next })}
          />
          <FoundKeymails artist={artist} list={list} editions={withKeymails} />
          {!isEvaluation && <KeymailExports editions={shown} />}
        </>
      )}
    </Section>
  )
}

interface FoundKeymailsProps {
  artist: ArtistData
  list: KeymailList
  /** Those with Keymails. */
  editions: EndpointReply<typeof listEditions>
}

function FoundKeymails({ artist, list, editions }: FoundKeymailsProps) {
  const t = useMessages(keymailMessages)
  const { keymails, rows } = list
  if (keymails.isError) {
    return (
      <ErrorState
        title={t('list.unreadable')}
        message={getErrorMessage(keymails.error, t('list.unreadableText'))}
        onRetry={() => void keymails.refetch()}
        busy={keymails.isFetching}
      />
    )
  }
  if (keymails.isPending) {
    return (
      <div role="status">
        <span className="sr-only">{t('list.loading')}</span>
        <Skeleton className="h-[34rem]" />
      </div>
    )
  }
  return (
    <>
      {artist.accountType === 'production' && <KeymailActions list={list} editions={editions} />}
      {rows.length === 0 ? (
        <EmptyState title={t('list.noMatch')} message={t('list.noMatchText')} />
      ) : (
        <KeymailTable artist={artist.artistName} rows={rows} isSelected={list.isSelected} onSelect={list.select} />
      )}
      {(list.hasOlder || list.page > 1) && (
        <KeymailPager page={list.page} hasOlder={list.hasOlder} onNewer={list.goToNewer} onOlder={list.goToOlder} />
      )}
    </>
  )
}
