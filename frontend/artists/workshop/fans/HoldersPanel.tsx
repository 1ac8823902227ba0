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

type Edition = EndpointReply<typeof listEditions>[number]

/** How many copies of each edition are held by fans. */
export function HoldersPanel({ artist }: { artist: ArtistData }) {
  const editions = useApiQuery(listEditions)
  const held = editions.data?.filter(({ redeemed }) => redeemed > 0) ?? []
  return (
    <Section id="holders" title="Holders" intro="Copies of each release in the hands of fans." layout="split">
      {editions.isError ? (
        <ErrorState
          title="Your fans could not be counted"
          message={getErrorMessage(editions.error, 'We could not reach TuneMaker. Nothing is lost.')}
          onRetry={() => void editions.refetch()}
          busy={editions.isFetching}
        />
      ) : editions.isPending ? (
        <Skeleton className="h-40" />
      ) : held.length === 0 ? (
        <EmptyState
          title="Nobody yet"
          message={
            artist.accountType === 'test'
              ? 'An evaluation G-Key sells nothing, so it has no holders.'
              : 'Whoever pays for the first copy appears here.'
          }
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
