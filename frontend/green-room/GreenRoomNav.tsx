import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { deleteArtistSession } from '#frontend/api/artist-session.ts'
import { paths } from '#frontend/lib/paths.ts'
import { deleteSessionItems } from '#frontend/lib/session-storage.ts'

/** Links out of the Green Room, and sign-out. */
export function GreenRoomNav() {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const signOut = useMutation({
    mutationFn: () => deleteArtistSession(cache),
    onSuccess: () => {
      deleteSessionItems('keymailCode', 'fanData', 'paymentVerified')
      createToast({
        title: 'Signed out',
        description: 'Your Keymail code or your G-Key brings you back. What is yours stays yours.',
      })
      void navigate(paths.home.href, { replace: true })
    },
    onError: (error) =>
      createToast({
        title: 'Still signed in',
        description: getErrorMessage(error, 'We could not reach TuneMaker. Please try again.'),
        variant: 'destructive',
      }),
  })
  return (
    <Section title="More">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="quiet" asChild>
          <Link to={paths.home.href}>Home</Link>
        </Button>
        <Button variant="quiet" asChild>
          <Link to={paths.start.href}>Start page</Link>
        </Button>
        <Button variant="quiet" asChild>
          <Link to={paths.virtualBoombox.href}>Digital Music Library</Link>
        </Button>
        <Button variant="quiet" asChild>
          <Link to={paths.godfreyChat.href}>Ask Godfrey</Link>
        </Button>
        <Button
          variant="plain"
          className="min-h-11 sm:ml-auto"
          onClick={() => signOut.mutate()}
          busy={signOut.isPending}
          busyLabel="Signing out..."
        >
          Sign out
        </Button>
      </div>
    </Section>
  )
}
