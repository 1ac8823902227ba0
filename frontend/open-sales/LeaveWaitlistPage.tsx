import { Link, useSearchParams } from 'react-router-dom'
import { deleteWaitlistEntry, errors } from '#contract/open-sales'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { getErrorMessage, isTransientError } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { paths } from '#frontend/lib/paths.ts'

/** Target of the link in a waitlist mail. Mail programs prefetch links, so only the button removes the address. */
export function LeaveWaitlistPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const leave = useApiMutation(deleteWaitlistEntry)
  const used = !token || (leave.isError && !isTransientError(leave.error))
  const lead = leave.data
    ? leave.data.message
    : used
      ? getErrorMessage(leave.error, errors['link-expired'].message)
      : leave.error
        ? 'We could not be reached. Please press the button again.'
        : 'Your address is deleted from this list. Other lists, if you are on any, stay as they are.'
  return (
    <PageHeader
      title={leave.data ? 'You have left' : used ? 'This link has expired' : 'Leave the waiting list'}
      lead={<span role="status">{lead}</span>}
      actions={
        leave.data || used ? (
          <Button asChild>
            <Link to={paths.browseMusic.href}>Browse Music</Link>
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
