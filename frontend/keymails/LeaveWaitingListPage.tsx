import { Link, useSearchParams } from 'react-router-dom'
import { leaveWaitingList, refusals } from '#contract/open-sale'
import { Button } from '#ui/Button'
import { PageHead } from '#ui/PageHead'
import { CallError, sentenceOf, useCall } from '#web/api'
import { paths } from '#web/paths'

/** Where the link in a waiting list's mail leads. Mail programs open links too, so only the button takes the address off. */
export function LeaveWaitingListPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const leave = useCall(leaveWaitingList)
  const used = !token || (leave.error instanceof CallError && leave.error.status < 500 && leave.error.status !== 429)
  const lead = leave.data
    ? leave.data.message
    : used
      ? sentenceOf(leave.error, refusals['link-expired'].message)
      : leave.error
        ? 'We could not be reached. Please press the button again.'
        : 'Your address is deleted from this list. Other lists, if you are on any, stay as they are.'
  return (
    <PageHead
      title={leave.data ? 'You have left' : used ? 'This link has closed' : 'Leave the waiting list'}
      lead={<span role="status">{lead}</span>}
      actions={
        leave.data || used ? (
          <Button asChild>
            <Link to={paths.browseMusic}>Browse Music</Link>
          </Button>
        ) : (
          <Button
            size="large"
            busy={leave.isPending}
            busyLabel="Deleting..."
            onClick={() => leave.mutate({ body: { token } })}
          >
            Delete my address
          </Button>
        )
      }
    />
  )
}
