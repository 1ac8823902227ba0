import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { signInWithLink, errors } from '#contract/keymails'
import { Button } from '#ui/Button'
import { ErrorState } from '#ui/FailedState'
import { PageHeader } from '#ui/PageHead'
import { showToast } from '#ui/Toast'
import { ApiError, getErrorMessage, useApiMutation } from '#web/api'
import { paths } from '#web/paths'
import { BackstageDoor } from './BackstageDoor.tsx'
import { startFanSession } from './admit-fan.ts'

/**
 * Target of a fan's mailed sign-in link. Opening it does not sign in, because mail programs prefetch links; only the
 * button does.
 */
export function SignInLinkPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const cache = useQueryClient()
  const navigate = useNavigate()
  const entry = useApiMutation(signInWithLink)

  const expired = !token || (entry.error instanceof ApiError && entry.error.status < 500 && entry.error.status !== 429)
  if (expired) {
    return (
      <PageHeader
        title="This link has closed"
        lead={getErrorMessage(entry.error, errors['link-expired'].message)}
        actions={
          <Button size="large" asChild>
            <Link to={paths.redeemKeymail}>Ask for a new link</Link>
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
          showToast({
            title: 'Access Granted',
            description: `Welcome back to ${fanData.artistName}’s Private Green Room.`,
            variant: 'success',
          })
          void navigate(paths.privateGreenRoom, { replace: true })
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
