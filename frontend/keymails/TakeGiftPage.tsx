import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { refusals, takeGift } from '#contract/keymails'
import { Button } from '#ui/Button'
import { PageHead } from '#ui/PageHead'
import { showToast } from '#ui/Toast'
import { CallError, sentenceOf, useCall } from '#web/api'
import { paths } from '#web/paths'
import { BackstageDoor } from './BackstageDoor.tsx'
import { admitFan } from './admit-fan.ts'

/** Where a gift's mailed link leads. Opening it takes nothing: mail programs open links too. Only the button does. */
export function TakeGiftPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const cache = useQueryClient()
  const navigate = useNavigate()
  const gift = useCall(takeGift)

  const gone = !token || (gift.error instanceof CallError && gift.error.status < 500 && gift.error.status !== 429)
  if (gone) {
    return (
      <PageHead
        title="This gift is not here any more"
        lead={sentenceOf(gift.error, refusals['gift-link-expired'].message)}
        actions={
          <Button size="large" asChild>
            <Link to={paths.browseMusic}>Browse Music</Link>
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
          admitFan(cache, fanData)
          showToast({
            title: 'Access Granted',
            description: `“${fanData.songTitle}”, No. ${fanData.copy} of ${fanData.of}, is yours.`,
            variant: 'success',
          })
          void navigate(paths.privateGreenRoom, { replace: true })
        },
      },
    )
  return (
    <PageHead
      title="Somebody gave you a song"
      lead="One numbered copy, paid for already. Take it, and it is yours on any device; whoever gave it lets it go."
      actions={
        <>
          <Button size="large" onClick={take} busy={gift.isPending} busyLabel="Handing over...">
            Take the gift
          </Button>
          {gift.error && (
            <p role="alert" className="text-lamp">
              {sentenceOf(gift.error, 'We could not reach TuneMaker. The gift is still yours; please try again.')}
            </p>
          )}
        </>
      }
      aside={<BackstageDoor open />}
    />
  )
}
