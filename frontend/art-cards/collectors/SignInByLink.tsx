import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
import { errors } from '#contract/art-cards/cards'
import { createCollectorSession } from '#contract/art-cards/collectors'
import { getErrorMessage, isTransientError } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { paths } from '#frontend/lib/paths.ts'
import { getSessionItem, deleteSessionItems } from '#frontend/lib/session-storage.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { startCollectorSession } from './collector-session.ts'

/** Opening the link does not sign in, because mail programs prefetch links. Only the button does. */
export function SignInByLink({ token }: { token: string }) {
  const signIn = useApiMutation(createCollectorSession)
  const cache = useQueryClient()
  const navigate = useNavigate()
  const isRejected = signIn.isError && !isTransientError(signIn.error)
  if (!token || isRejected) {
    return (
      <PageHeader
        title="This link has expired"
        lead={getErrorMessage(signIn.error, errors['link-expired'].message)}
        actions={
          <Button size="large" asChild>
            <Link to={paths.fineArtRegister.href} replace>
              Ask for a new link
            </Link>
          </Button>
        }
      />
    )
  }
  const submit = () =>
    signIn.mutate(
      { body: { token } },
      {
        onSuccess: (collector) => {
          startCollectorSession(cache, collector)
          createToast({
            title: 'Access Granted',
            description: `Welcome to the gallery, ${collector.name}.`,
            variant: 'success',
          })
          void navigate(consumeReturnPath(), { replace: true })
        },
      },
    )
  return (
    <>
      <PageHeader
        title="The gallery is open"
        lead="This link confirms your address and lets you in, once, on the device you are holding."
        actions={
          <Button size="large" variant="go" onClick={submit} busy={signIn.isPending} busyLabel="Opening the door...">
            Enter the gallery
          </Button>
        }
      />
      {signIn.isError && (
        <ErrorState
          title="The door did not open"
          message={getErrorMessage(
            signIn.error,
            'We could not reach TuneMaker. The link is not used up; please press the button again.',
          )}
        />
      )}
    </>
  )
}

/** Path of the card the collector wanted to buy, else of the gallery. The stored card is consumed. */
function consumeReturnPath(): string {
  const wantedCardId = getSessionItem('wantedCard')
  deleteSessionItems('wantedCard')
  return wantedCardId ? paths.fineArtCard.href(wantedCardId) : paths.fineArtGallery.href
}
