import { Link, useParams } from 'react-router-dom'
import { getCopy } from '#contract/copies'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { Spinner } from '#frontend/ui/feedback/Spinner.tsx'
import { TicketStub } from '#frontend/ui/ticket/TicketStub.tsx'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { formatLongDate } from '#frontend/lib/format-date.ts'
import { CopyProof } from '#frontend/edition-log/CopyProof.tsx'

/** Target of a certificate's QR code: says whether the copy is valid. Names no owner. */
export function CopyPage() {
  const { id = '' } = useParams()
  const copy = useApiQuery(getCopy, { params: { id } })

  if (copy.isPending) {
    return (
      <>
        <PageHeader title="A copy" />
        <Spinner className="text-lg text-bone-2" label="Looking it up..." />
      </>
    )
  }
  if (copy.error) {
    const unknown = copy.error instanceof ApiError && copy.error.status === 404
    return (
      <>
        <PageHeader
          title={unknown ? 'There is no such copy' : 'A copy'}
          {...(unknown ? { lead: 'A real certificate opens a page that says what it is for. This one does not.' } : {})}
        />
        {!unknown && (
          <ErrorState
            title="This copy could not be looked up"
            message={getErrorMessage(copy.error, 'We could not reach TuneMaker.')}
            onRetry={() => void copy.refetch()}
            busy={copy.isFetching}
          />
        )}
      </>
    )
  }
  const { artistName, title, copy: number, of, state, since, rights } = copy.data
  const valid = state === 'valid'
  return (
    <>
      <PageHeader
        tabTitle={`${title}, No. ${formatCount(number)} of ${formatCount(of)}`}
        title={valid ? 'This copy is valid' : 'This copy is void'}
        lead={
          valid
            ? `“${title}” by ${artistName}, No. ${formatCount(number)} of ${formatCount(of)}. Whoever holds it paid for it.`
            : `“${title}” by ${artistName}, No. ${formatCount(number)} of ${formatCount(of)}, was refunded in full. Its certificate is no longer valid.`
        }
        aside={
          <div>
            <TicketStub artist={artistName} song={title} copy={number} of={of} state={valid ? 'redeemed' : 'void'} />
            <dl className="mt-8 grid gap-4 sm:grid-cols-2">
              <div>
                <dt className="text-sm text-bone-3">{valid ? 'Sold on' : 'Void since'}</dt>
                <dd>{formatLongDate(since)}</dd>
              </div>
              <div>
                <dt className="text-sm text-bone-3">Rights</dt>
                <dd>
                  {rights
                    ? `The papers agree with what the artist declared: compared by ${rights.checkedBy} on ${formatLongDate(rights.at)}`
                    : 'Declared by the artist'}
                </dd>
              </div>
            </dl>
          </div>
        }
        actions={
          <Button variant="quiet" asChild>
            <Link to={paths.browseMusic.href}>Browse Music</Link>
          </Button>
        }
      />
      <CopyProof copyId={id} />
    </>
  )
}
