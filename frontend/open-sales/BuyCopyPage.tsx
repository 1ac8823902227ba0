import { Link, useParams } from 'react-router-dom'
import { errors, getOpenSale } from '#contract/open-sales'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { PageSkeleton } from '#frontend/ui/feedback/PageSkeleton.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { OpenSaleCheckout } from './OpenSaleCheckout.tsx'
import { checkout } from '#text/messages/catalogs/checkout/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Polling interval for the remaining copies. */
const REFRESH_SECONDS = 5

/** Sells the next free copy of an edition without a code. */
export function BuyCopyPage() {
  const t = useMessages(checkout)
  const { editionId = '' } = useParams()
  const read = useApiQuery(getOpenSale, { params: { editionId }, everySeconds: REFRESH_SECONDS })
  if (read.isPending) return <PageSkeleton />
  if (read.data) {
    return (
      <OpenSaleCheckout key={editionId} sale={read.data} onRefresh={() => void read.refetch()} stale={read.isError} />
    )
  }
  if (read.error instanceof ApiError && read.error.status === 404)
    return <NotOnSale offSale={read.error.code === errors['off-sale'].code} />
  return (
    <ErrorState
      title={t('sale.unreadable')}
      message={getErrorMessage(read.error, t('sale.unreachable'))}
      onRetry={() => void read.refetch()}
      busy={read.isFetching}
      className="my-16"
    />
  )
}

function NotOnSale({ offSale }: { offSale: boolean }) {
  const t = useMessages(checkout)
  return (
    <PageHeader
      title={offSale ? t('sale.offSale') : t('sale.notOpen')}
      lead={offSale ? t('sale.offSaleText') : t('sale.notOpenText')}
      actions={
        <Button asChild>
          <Link to={paths.browseMusic.href}>{t('browseMusic')}</Link>
        </Button>
      }
    />
  )
}
