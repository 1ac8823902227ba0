import { Link } from 'react-router-dom'
import type { ArtistData } from '#contract/artists'
import { listEditions } from '#contract/keymails/listing'
import { listOwnOpenSales } from '#contract/open-sales'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { EmptyState } from '#frontend/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { OpenSaleEditor } from './OpenSaleEditor.tsx'
import { openSaleWorkshop } from '#text/messages/catalogs/open-sale-workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Open sales of the artist's editions: sets how many copies are sold without a code, and shows the progress. */
export function OpenSalesPanel({ artist }: { artist: ArtistData }) {
  const t = useMessages(openSaleWorkshop)
  const evaluating = artist.accountType === 'test'
  const editions = useApiQuery(listEditions, { enabled: !evaluating })
  const sales = useApiQuery(listOwnOpenSales, { enabled: !evaluating, everySeconds: 10 })
  const failed = editions.isError ? editions : sales.isError && !sales.data ? sales : undefined
  return (
    <Section id="open-sale" title={t('title')} intro={t('intro')} layout="split">
      {evaluating ? (
        <p className="text-bone-2">{t('evaluating')}</p>
      ) : failed ? (
        <ErrorState
          title={t('failed')}
          message={getErrorMessage(failed.error, t('failedText'))}
          onRetry={() => void failed.refetch()}
          busy={failed.isFetching}
        />
      ) : !editions.data || !sales.data ? (
        <Skeleton className="h-48 w-full" />
      ) : editions.data.length === 0 ? (
        <EmptyState
          title={t('empty')}
          message={t('emptyText')}
          action={
            <Button asChild variant="quiet">
              <Link to={paths.uploadSongs.href}>{t('upload')}</Link>
            </Button>
          }
        />
      ) : (
        <OpenSaleEditor editions={editions.data} sales={sales.data} payable={Boolean(artist.paypalEmail)} />
      )}
    </Section>
  )
}
