import { describeApplication } from '#contract/admin'
import { FailedState } from '#ui/FailedState'
import { Skeleton } from '#ui/Skeleton'
import { sentenceOf, useRead } from '#web/api'
import { Fact } from './Evidence.tsx'
import { staffHeaders } from '#web/staff-session'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** What the applicant wrote. */
export function ApplicationPapers({ applicationId }: { applicationId: string }) {
  const read = useRead(describeApplication, { params: { id: applicationId }, headers: staffHeaders() })
  if (read.isError) {
    return (
      <FailedState
        title="The application could not be read"
        message={sentenceOf(read.error, 'We could not reach the house.')}
        onRetry={() => void read.refetch()}
        busy={read.isFetching}
      />
    )
  }
  if (!read.data) return <Skeleton className="h-48" />
  const application = read.data
  return (
    <>
      <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-[minmax(8rem,auto)_1fr]">
        <Fact name="Artist name">{application.artistName}</Fact>
        <Fact name="Legal name">{application.fullName}</Fact>
        <Fact name="E-mail">{application.email}</Fact>
        {application.phone && <Fact name="Phone">{application.phone}</Fact>}
        <Fact name="Copyright details">{application.copyrightDetails}</Fact>
        <Fact name="Tracking number">
          <span className="code">{application.trackingNumber}</span>
        </Fact>
        <Fact name="Applied">{moment.format(new Date(application.submittedAt))}</Fact>
        {application.paidAt && <Fact name="Paid">{moment.format(new Date(application.paidAt))}</Fact>}
        <Fact name="State">{application.state}</Fact>
      </dl>
    </>
  )
}
