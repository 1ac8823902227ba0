import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { deleteArtistSession } from '#frontend/api/artist-session.ts'
import { paths } from '#frontend/lib/paths.ts'
import { greenRoom } from '#text/messages/catalogs/green-room/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Links out of the Green Room, and sign-out. */
export function GreenRoomNav() {
  const t = useMessages(greenRoom)
  const cache = useQueryClient()
  const navigate = useNavigate()
  const signOut = useMutation({
    mutationFn: () => deleteArtistSession(cache),
    onSuccess: () => {
      createToast({
        title: t('signedOut'),
        description: t('signedOutText'),
      })
      void navigate(paths.home.href, { replace: true })
    },
    onError: (error) =>
      createToast({
        title: t('stillSignedIn'),
        description: getErrorMessage(error, t('retryText')),
        variant: 'destructive',
      }),
  })
  return (
    <Section title={t('nav.title')}>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="quiet" asChild>
          <Link to={paths.home.href}>{t('nav.home')}</Link>
        </Button>
        <Button variant="quiet" asChild>
          <Link to={paths.start.href}>{t('nav.start')}</Link>
        </Button>
        <Button variant="quiet" asChild>
          <Link to={paths.virtualBoombox.href}>{t('nav.library')}</Link>
        </Button>
        <Button variant="quiet" asChild>
          <Link to={paths.godfreyChat.href}>{t('nav.godfrey')}</Link>
        </Button>
        <Button
          variant="plain"
          className="min-h-11 sm:ml-auto"
          onClick={() => signOut.mutate()}
          busy={signOut.isPending}
          busyLabel={t('signingOut')}
        >
          {t('signOut')}
        </Button>
      </div>
    </Section>
  )
}
