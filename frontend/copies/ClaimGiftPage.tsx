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
import { formatCount } from '#frontend/lib/format-number.ts'
import { wallet } from '#text/messages/catalogs/wallet/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/**
 * Target of a gift's mailed link. Opening it claims nothing, because mail programs prefetch links; only the button
 * does.
 */
export function ClaimGiftPage() {
  const t = useMessages(wallet)
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const cache = useQueryClient()
  const navigate = useNavigate()
  const gift = useApiMutation(claimGift)

  const gone = !token || (gift.isError && !isTransientError(gift.error))
  if (gone) {
    return (
      <PageHeader
        title={t('gift.gone')}
        lead={getErrorMessage(gift.error, errors['gift-link-expired'].message)}
        actions={
          <Button size="large" asChild>
            <Link to={paths.browseMusic.href}>{t('browseMusic')}</Link>
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
            title: t('accessGranted'),
            description: t('gift.taken', {
              title: fanData.songTitle,
              copy: formatCount(fanData.copy),
              of: formatCount(fanData.of),
            }),
            variant: 'success',
          })
          void navigate(paths.privateGreenRoom.href, { replace: true })
        },
      },
    )
  return (
    <PageHeader
      title={t('gift.title')}
      lead={t('gift.lead')}
      actions={
        <>
          <Button size="large" onClick={take} busy={gift.isPending} busyLabel={t('gift.taking')}>
            {t('gift.take')}
          </Button>
          {gift.error && (
            <p role="alert" className="text-lamp">
              {getErrorMessage(gift.error, t('gift.unreachable'))}
            </p>
          )}
        </>
      }
      aside={<BackstageDoor open />}
    />
  )
}
