import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
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
import { fineArt } from '#text/messages/catalogs/fine-art/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Opening the link does not sign in, because mail programs prefetch links. Only the button does. */
export function SignInByLink({ token }: { token: string }) {
  const t = useMessages(fineArt)
  const signIn = useApiMutation(createCollectorSession)
  const cache = useQueryClient()
  const navigate = useNavigate()
  const isRejected = signIn.isError && !isTransientError(signIn.error)
  if (!token || isRejected) {
    return (
      <PageHeader
        title={t('link.expired')}
        lead={getErrorMessage(signIn.error, t('link.expiredText'))}
        actions={
          <Button size="large" asChild>
            <Link to={paths.fineArtRegister.href} replace>
              {t('link.askNew')}
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
            title: t('link.granted'),
            description: t('link.welcome', { name: collector.name }),
            variant: 'success',
          })
          void navigate(consumeReturnPath(), { replace: true })
        },
      },
    )
  return (
    <>
      <PageHeader
        title={t('link.title')}
        lead={t('link.lead')}
        actions={
          <Button size="large" variant="go" onClick={submit} busy={signIn.isPending} busyLabel={t('link.opening')}>
            {t('enterGallery')}
          </Button>
        }
      />
      {signIn.isError && (
        <ErrorState title={t('link.failed')} message={getErrorMessage(signIn.error, t('link.failedText'))} />
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
