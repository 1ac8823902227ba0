import { getApplicationForReview } from '#contract/admin/reviews'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { DefinitionRow } from '#frontend/admin/DefinitionRow.tsx'
import { getStaffHeaders } from '#frontend/api/staff-session.ts'
import { formatDateTime } from '#frontend/lib/format-date.ts'

/** The application as the applicant submitted it. */
export function ApplicationDetails({ applicationId }: { applicationId: string }) {
  const query = useApiQuery(getApplicationForReview, { params: { id: applicationId }, headers: getStaffHeaders() })
  if (query.isError) {
    return (
      <ErrorState
        title="We could not load the application"
        message={getErrorMessage(query.error, 'We could not reach TuneMaker.')}
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
        <DefinitionRow name="Artist name">{application.artistName}</DefinitionRow>
        <DefinitionRow name="Legal name">{application.fullName}</DefinitionRow>
        <DefinitionRow name="Email">{application.email}</DefinitionRow>
        {application.phone && <DefinitionRow name="Phone">{application.phone}</DefinitionRow>}
        <DefinitionRow name="Copyright details">{application.copyrightDetails}</DefinitionRow>
        <DefinitionRow name="Tracking number">
          <span className="code">{application.trackingNumber}</span>
        </DefinitionRow>
        <DefinitionRow name="Applied">{formatDateTime(application.submittedAt)}</DefinitionRow>
        {application.paidAt && <DefinitionRow name="Paid">{formatDateTime(application.paidAt)}</DefinitionRow>}
        <DefinitionRow name="State">{application.state}</DefinitionRow>
      </dl>
    </>
  )
}
