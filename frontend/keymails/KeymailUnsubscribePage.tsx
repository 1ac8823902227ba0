import { useSearchParams } from 'react-router-dom'
import { deleteKeymailSubscription } from '#contract/keymails/mailings'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { checkout } from '#text/messages/catalogs/checkout/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/**
 * Target of the unsubscribe link in an artist's mail. The button opts the recipient's address out of all artists'
 * Keymail mails.
 */
export function KeymailUnsubscribePage() {
  const t = useMessages(checkout)
  const [search] = useSearchParams()
  const leave = useApiMutation(deleteKeymailSubscription)
  if (leave.isSuccess) {
    return <PageHeader title={t('unsubscribe.done')} lead={leave.data.message} />
  }
  return (
    <PageHeader
      title={t('unsubscribe.title')}
      lead={t('unsubscribe.lead')}
      actions={
        <>
          <Button
            size="large"
            onClick={() => leave.mutate({ query: { token: search.get('token') ?? '' } })}
            busy={leave.isPending}
            busyLabel={t('unsubscribe.busy')}
          >
            {t('unsubscribe.action')}
          </Button>
          {leave.error && (
            <p role="alert" className="text-lamp">
              {getErrorMessage(leave.error, t('unreachable'))}
            </p>
          )}
        </>
      }
    />
  )
}
