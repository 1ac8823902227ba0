import { useSearchParams } from 'react-router-dom'
import { deleteKeymailSubscription } from '#contract/keymails/mailings'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'

/**
 * Target of the unsubscribe link in an artist's mail. The button opts the recipient's address out of all artists'
 * Keymail mails.
 */
export function KeymailUnsubscribePage() {
  const [search] = useSearchParams()
  const leave = useApiMutation(deleteKeymailSubscription)
  if (leave.isSuccess) {
    return <PageHeader title="No more mail" lead={leave.data.message} />
  }
  return (
    <PageHeader
      title="No more mail from artists?"
      lead="Artists on TuneMaker can mail you a Keymail. Press the button to stop all of them for this address. You will still get receipts and sign-in links."
      actions={
        <>
          <Button
            size="large"
            onClick={() => leave.mutate({ query: { token: search.get('token') ?? '' } })}
            busy={leave.isPending}
            busyLabel="Unsubscribing..."
          >
            Unsubscribe
          </Button>
          {leave.error && (
            <p role="alert" className="text-lamp">
              {getErrorMessage(leave.error, 'We could not reach TuneMaker. Please try again.')}
            </p>
          )}
        </>
      }
    />
  )
}
