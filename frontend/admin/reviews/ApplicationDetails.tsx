import { getApplicationForReview } from '#contract/admin/reviews'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { DefinitionRow } from '#frontend/admin/DefinitionRow.tsx'
import { getStaffHeaders } from '#frontend/api/staff-session.ts'
import { formatDateTime } from '#frontend/lib/format-date.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { staffReviews } from '#text/messages/catalogs/staff-reviews/en'

/** The application as the applicant submitted it. */
export function ApplicationDetails({ applicationId }: { applicationId: string }) {
  const t = useMessages(staffReviews)
  const query = useApiQuery(getApplicationForReview, { params: { id: applicationId }, headers: getStaffHeaders() })
  if (query.isError) {
    return (
      <ErrorState
        title={t('applicationFailed')}
        message={getErrorMessage(query.error, t('unreachable'))}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    )
  }
  if (!query.data) return <Skeleton className="h-48" />
  const application = query.data
  return (
    <>
      <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-[minmax(8rem,auto)_1fr]">
        <DefinitionRow name={t('artistName')}>{application.artistName}</DefinitionRow>
        <DefinitionRow name={t('legalName')}>{application.fullName}</DefinitionRow>
        <DefinitionRow name={t('email')}>{application.email}</DefinitionRow>
        {application.phone && <DefinitionRow name={t('phone')}>{application.phone}</DefinitionRow>}
        <DefinitionRow name={t('copyrightDetails')}>{application.copyrightDetails}</DefinitionRow>
        <DefinitionRow name={t('trackingNumber')}>
          <span className="code">{application.trackingNumber}</span>
        </DefinitionRow>
        <DefinitionRow name={t('applied')}>{formatDateTime(application.submittedAt)}</DefinitionRow>
        {application.paidAt && <DefinitionRow name={t('paid')}>{formatDateTime(application.paidAt)}</DefinitionRow>}
        <DefinitionRow name={t('state')}>{application.state}</DefinitionRow>
      </dl>
    </>
  )
}
