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
import { signIn } from '#text/messages/catalogs/sign-in/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/**
 * Target of a fan's mailed sign-in link. Opening it does not sign in, because mail programs prefetch links; only the
 * button does.
 */
export function SignInLinkPage() {
  const t = useMessages(signIn)
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const cache = useQueryClient()
  const navigate = useNavigate()
  const entry = useApiMutation(createFanSession)

  const expired = !token || (entry.isError && !isTransientError(entry.error))
  if (expired) {
    return (
      <PageHeader
        title={t('link.expired')}
        lead={getErrorMessage(entry.error, errors['link-expired'].message)}
        actions={
          <Button size="large" asChild>
            <Link to={paths.redeemKeymail.href}>{t('link.askNew')}</Link>
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
            title: t('accessGranted'),
            description: t('link.welcome', { artist: fanData.artistName }),
            variant: 'success',
          })
          void navigate(paths.privateGreenRoom.href, { replace: true })
        },
      },
    )
  return (
    <>
      <PageHeader
        title={t('link.title')}
        lead={t('link.lead')}
        actions={
          <Button size="large" variant="go" onClick={enter} busy={entry.isPending} busyLabel={t('link.opening')}>
            {t('link.enter')}
          </Button>
        }
        aside={<BackstageDoor open />}
      />
      {entry.isError && (
        <ErrorState title={t('link.failed')} message={getErrorMessage(entry.error, t('link.unreachable'))} />
      )}
    </>
  )
}
