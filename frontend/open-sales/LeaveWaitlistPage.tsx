import { Link, useSearchParams } from 'react-router-dom'
import { deleteWaitlistEntry, errors } from '#contract/open-sales'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { getErrorMessage, isTransientError } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { paths } from '#frontend/lib/paths.ts'
import { checkout } from '#text/messages/catalogs/checkout/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Target of the link in a waitlist mail. Mail programs prefetch links, so only the button removes the address. */
export function LeaveWaitlistPage() {
  const t = useMessages(checkout)
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const leave = useApiMutation(deleteWaitlistEntry)
  const used = !token || (leave.isError && !isTransientError(leave.error))
  const lead = leave.data
    ? leave.data.message
    : used
      ? getErrorMessage(leave.error, errors['link-expired'].message)
      : leave.error
        ? t('waitlist.leaveUnreachable')
        : t('waitlist.leaveText')
  return (
    <PageHeader
      title={leave.data ? t('waitlist.left') : used ? t('waitlist.expired') : t('waitlist.leave')}
      lead={<span role="status">{lead}</span>}
      actions={
        leave.data || used ? (
          <Button asChild>
            <Link to={paths.browseMusic.href}>{t('browseMusic')}</Link>
          </Button>
        ) : (
          <Button
            size="large"
            busy={leave.isPending}
            busyLabel={t('waitlist.deleting')}
            onClick={() => leave.mutate({ body: { token } })}
          >
            {t('waitlist.delete')}
          </Button>
        )
      }
    />
  )
}
