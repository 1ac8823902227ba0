import { Link, useParams } from 'react-router-dom'
import { describeCopy } from '#contract/keymails'
import { Button } from '#ui/Button'
import { FailedState } from '#ui/FailedState'
import { PageHead } from '#ui/PageHead'
import { Spinner } from '#ui/Spinner'
import { TicketStub } from '#ui/TicketStub'
import { CallError, sentenceOf, useRead } from '#web/api'
import { paths } from '#web/paths'

const count = (copies: number) => copies.toLocaleString('en-US')
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** What a certificate's QR code opens: whether this copy is valid. It names no owner. */
export function CopyPage() {
  const { id = '' } = useParams()
  const copy = useRead(describeCopy, { params: { id } })

  if (copy.isPending) {
    return (
      <>
        <PageHead title="A copy" />
        <Spinner className="text-lg text-bone-2" label="Looking it up..." />
      </>
    )
  }
  if (copy.error) {
    const unknown = copy.error instanceof CallError && copy.error.status === 404
    return (
      <>
        <PageHead
          title={unknown ? 'There is no such copy' : 'A copy'}
          {...(unknown ? { lead: 'A real certificate opens a page that says what it is for. This one does not.' } : {})}
        />
        {!unknown && (
          <FailedState
            title="This copy could not be looked up"
            message={sentenceOf(copy.error, 'We could not reach TuneMaker.')}
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
    <PageHead
      tab={`${title}, No. ${count(number)} of ${count(of)}`}
      title={valid ? 'This copy is valid' : 'This copy is void'}
      lead={
        valid
          ? `“${title}” by ${artistName}, No. ${count(number)} of ${count(of)}. Whoever holds it paid for it.`
          : `“${title}” by ${artistName}, No. ${count(number)} of ${count(of)}, was paid back in full. Its certificate is worth nothing any more.`
      }
      aside={
        <div>
          <TicketStub artist={artistName} song={title} copy={number} of={of} state={valid ? 'redeemed' : 'void'} />
          <dl className="mt-8 grid gap-4 sm:grid-cols-2">
            <div>
              <dt className="text-sm text-bone-3">{valid ? 'Sold on' : 'Void since'}</dt>
              <dd>{date.format(new Date(since))}</dd>
            </div>
            <div>
              <dt className="text-sm text-bone-3">Rights</dt>
              <dd>
                {rights
                  ? `Checked by ${rights.checkedBy} on ${date.format(new Date(rights.at))}`
                  : 'Declared by the artist'}
              </dd>
            </div>
          </dl>
        </div>
      }
      actions={
        <Button look="quiet" asChild>
          <Link to={paths.browseMusic}>Browse Music</Link>
        </Button>
      }
    />
  )
}
