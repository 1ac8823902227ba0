import { useSearchParams } from 'react-router-dom'
import { stopKeymails } from '#contract/keymails'
import { Button } from '#ui/Button'
import { PageHead } from '#ui/PageHead'
import { sentenceOf, useCall } from '#web/api'

/** Where the link under an artist's mail leads. The button ends such mail for the address it went to. */
export function StopKeymailsPage() {
  const [search] = useSearchParams()
  const leave = useCall(stopKeymails)
  if (leave.isSuccess) {
    return <PageHead title="No more mail" lead={leave.data.message} />
  }
  return (
    <PageHead
      title="No more mail from artists?"
      lead="Artists on TuneMaker can mail you a Keymail. Press the button, and none of them reaches the address that this mail went to any more. Receipts and sign-in links still do."
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
              {sentenceOf(leave.error, 'We could not reach TuneMaker. Please try again.')}
            </p>
          )}
        </>
      }
    />
  )
}
