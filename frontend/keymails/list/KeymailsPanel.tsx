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

/** Lists the artist's Keymails with filters, and exports, sends, voids and reissues them. */
export function KeymailsPanel({ artist }: { artist: ArtistData }) {
  const isEvaluation = artist.accountType === 'test'
  const editions = useApiQuery(listEditions, { enabled: !isEvaluation })
  const list = useKeymailList(!isEvaluation)
  const withKeymails = (editions.data ?? []).filter((edition) => edition.issued > 0)
  const { editionId, state, q } = list.filters
  const shown = withKeymails.filter((edition) => !editionId || edition.id === editionId)

  return (
    <Section
      id="your-keymails"
      title="Your Keymails"
      intro="Give a code to one fan, at a show or by mail. A ticket tears when it is paid for."
    >
      {isEvaluation ? (
        <Banner title="Evaluation Mode - Keymail Preview">
          Demo Keymails are not kept. With a production G-Key every Keymail stands here as a ticket, with the state it
          is in.
        </Banner>
      ) : withKeymails.length === 0 && !list.keymails.isPending && !list.keymails.isError ? (
        <EmptyState
          title="No Keymails yet"
          message="Issue the first ones. They appear here, each with its number and code."
        />
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
          <KeymailExports editions={shown} />
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
  const { keymails, rows } = list
  if (keymails.isError) {
    return (
      <ErrorState
        title="Your Keymails could not be read"
        message={getErrorMessage(keymails.error, 'We could not reach TuneMaker. Nothing is lost.')}
        onRetry={() => void keymails.refetch()}
        busy={keymails.isFetching}
      />
    )
  }
  if (keymails.isPending) {
    return (
      <div role="status">
        <span className="sr-only">Reading your Keymails</span>
        <Skeleton className="h-[34rem]" />
      </div>
    )
  }
  return (
    <>
      <KeymailActions list={list} editions={editions} />
      {rows.length === 0 ? (
        <EmptyState
          title="None of your Keymails fits"
          message="Choose another state or edition, or clear the search."
        />
      ) : (
        <KeymailTable artist={artist.artistName} rows={rows} isSelected={list.isSelected} onSelect={list.select} />
      )}
      {(list.hasOlder || list.page > 1) && (
        <KeymailPager page={list.page} hasOlder={list.hasOlder} onNewer={list.goToNewer} onOlder={list.goToOlder} />
      )}
    </>
  )
}
