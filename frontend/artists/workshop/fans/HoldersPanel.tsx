import type { ArtistData } from '#contract/artists'
import type { EndpointReply } from '#contract/http'
import { listEditions } from '#contract/keymails/listing'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { EditionMeter } from '#frontend/ui/display/EditionMeter.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

type Edition = EndpointReply<typeof listEditions>[number]

/** How many copies of each edition are held by fans. */
export function HoldersPanel({ artist }: { artist: ArtistData }) {
  const t = useMessages(workshop)
  const editions = useApiQuery(listEditions)
  const held = editions.data?.filter(({ redeemed }) => redeemed > 0) ?? []
  return (
    <Section id="holders" title={t('fans.holders')} intro={t('fans.holdersIntro')} layout="split">
      {editions.isError ? (
        <ErrorState
          title={t('fans.holdersUnreadable')}
          message={getErrorMessage(editions.error, t('nothingLost'))}
          onRetry={() => void editions.refetch()}
          busy={editions.isFetching}
        />
      ) : editions.isPending ? (
        <Skeleton className="h-40" />
      ) : held.length === 0 ? (
        <EmptyState
          title={t('fans.nobody')}
          message={artist.accountType === 'test' ? t('fans.nobodyTest') : t('fans.nobodyText')}
        />
      ) : (
        <ul className="border-b border-wall-3">
          {held.map((edition) => (
            <HeldEdition key={edition.id} edition={edition} />
          ))}
        </ul>
      )}
    </Section>
  )
}

const HeldEdition = ({ edition: { title, redeemed, copies } }: { edition: Edition }) => (
  <li className="border-t border-wall-3 py-4">
    <p className="mb-2 font-semibold">{title}</p>
    <EditionMeter sold={redeemed} of={copies} />
  </li>
)
