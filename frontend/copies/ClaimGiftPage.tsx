import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { errors } from '#contract/keymails'
import { claimGift } from '#contract/copies/gifts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { getErrorMessage, isTransientError } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { paths } from '#frontend/lib/paths.ts'
import { BackstageDoor } from '#frontend/ui/media/BackstageDoor.tsx'
import { startFanSession } from '#frontend/auth/start-fan-session.ts'

/**
 * Target of a gift's mailed link. Opening it claims nothing, because mail programs prefetch links; only the button
 * does.
 */
export function ClaimGiftPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const cache = useQueryClient()
  const navigate = useNavigate()
  const gift = useApiMutation(claimGift)

  const gone = !token || (gift.isError && !isTransientError(gift.error))
  if (gone) {
    return (
      <PageHeader
        title="This gift is no longer available"
        lead={getErrorMessage(gift.error, errors['gift-link-expired'].message)}
        actions={
          <Button size="large" asChild>
            <Link to={paths.browseMusic.href}>Browse Music</Link>
          </Button>
        }
        aside={<BackstageDoor open={false} />}
      />
    )
  }
  const take = () =>
    gift.mutate(
      { body: { token } },
      {
        onSuccess: (fanData) => {
          startFanSession(cache, fanData)
          createToast({
            title: 'Access Granted',
            description: `“${fanData.songTitle}”, No. ${fanData.copy} of ${fanData.of}, is yours.`,
            variant: 'success',
          })
          void navigate(paths.privateGreenRoom.href, { replace: true })
        },
      },
    )
  return (
    <PageHeader
      title="Somebody gave you a song"
      lead="One numbered copy, already paid for. Accept it and it is yours on any device; the giver no longer has it."
      actions={
        <>
          <Button size="large" onClick={take} busy={gift.isPending} busyLabel="Handing over...">
            Take the gift
          </Button>
          {gift.error && (
            <p role="alert" className="text-lamp">
              {getErrorMessage(gift.error, 'We could not reach TuneMaker. The gift is still yours; please try again.')}
            </p>
          )}
        </>
      }
      aside={<BackstageDoor open />}
    />
  )
}
