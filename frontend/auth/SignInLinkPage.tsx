import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { createFanSession } from '#contract/keymails/sign-in'
import { errors } from '#contract/keymails'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { getErrorMessage, isTransientError } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { paths } from '#frontend/lib/paths.ts'
import { BackstageDoor } from '#frontend/ui/media/BackstageDoor.tsx'
import { startFanSession } from './start-fan-session.ts'

/**
 * Target of a fan's mailed sign-in link. Opening it does not sign in, because mail programs prefetch links; only the
 * button does.
 */
export function SignInLinkPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const cache = useQueryClient()
  const navigate = useNavigate()
  const entry = useApiMutation(createFanSession)

  const expired = !token || (entry.isError && !isTransientError(entry.error))
  if (expired) {
    return (
      <PageHeader
        title="This link has expired"
        lead={getErrorMessage(entry.error, errors['link-expired'].message)}
        actions={
          <Button size="large" asChild>
            <Link to={paths.redeemKeymail.href}>Ask for a new link</Link>
          </Button>
        }
        aside={<BackstageDoor open={false} />}
      />
    )
  }

  const enter = () =>
    entry.mutate(
      { body: { token } },
      {
        onSuccess: (fanData) => {
          startFanSession(cache, fanData)
          createToast({
            title: 'Access Granted',
            description: `Welcome back to ${fanData.artistName}’s Private Green Room.`,
            variant: 'success',
          })
          void navigate(paths.privateGreenRoom.href, { replace: true })
        },
      },
    )
  return (
    <>
      <PageHeader
        title="Welcome back"
        lead="Your copy has been waiting for you. This link lets you in once, on the device you are holding."
        actions={
          <Button size="large" variant="go" onClick={enter} busy={entry.isPending} busyLabel="Opening the door...">
            Enter your Green Room
          </Button>
        }
        aside={<BackstageDoor open />}
      />
      {entry.isError && (
        <ErrorState
          title="The door did not open"
          message={getErrorMessage(
            entry.error,
            'We could not reach TuneMaker. The link is not used up; please press the button again.',
          )}
        />
      )}
    </>
  )
}
