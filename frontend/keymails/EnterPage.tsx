import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { enterByLink, refusals } from '#contract/keymails'
import { Button } from '#ui/Button'
import { FailedState } from '#ui/FailedState'
import { PageHead } from '#ui/PageHead'
import { showToast } from '#ui/Toast'
import { CallError, sentenceOf, useCall } from '#web/api'
import { paths } from '#web/paths'
import { BackstageDoor } from './BackstageDoor.tsx'
import { admitFan } from './admit-fan.ts'

/** Where a mailed link leads. Opening it signs nobody in: mail programs open links too. Only the button does. */
export function EnterPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const cache = useQueryClient()
  const navigate = useNavigate()
  const entry = useCall(enterByLink)

  const expired = !token || (entry.error instanceof CallError && entry.error.status < 500 && entry.error.status !== 429)
  if (expired) {
    return (
      <PageHead
        title="This link has closed"
        lead={sentenceOf(entry.error, refusals['link-expired'].message)}
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
          admitFan(cache, fanData)
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
      <PageHead
        title="Welcome back"
        lead="Your copy has been waiting for you. This link lets you in once, on the device you are holding."
        actions={
          <Button size="large" look="go" onClick={enter} busy={entry.isPending} busyLabel="Opening the door...">
            Enter your Green Room
          </Button>
        }
        aside={<BackstageDoor open />}
      />
      {entry.isError && (
        <FailedState
          title="The door did not open"
          message={sentenceOf(
            entry.error,
            'We could not reach TuneMaker. The link is not used up; please press the button again.',
          )}
        />
      )}
    </>
  )
}
