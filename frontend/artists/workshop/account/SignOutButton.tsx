import { useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { deleteArtistSession } from '#frontend/api/artist-session.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'

export function SignOutButton() {
  const [busy, setBusy] = useState(false)
  const cache = useQueryClient()
  const navigate = useNavigate()
  const leave = async () => {
    setBusy(true)
    try {
      await deleteArtistSession(cache)
      createToast({ title: 'Signed Out', description: 'This device no longer holds your session.' })
      await navigate(paths.gKeyLogin.href)
    } catch (error) {
      setBusy(false)
      createToast({
        title: 'Still Signed In',
        description: getErrorMessage(error, 'We could not reach TuneMaker. Please try again.'),
        variant: 'destructive',
      })
    }
  }
  return (
    <Button variant="quiet" busy={busy} busyLabel="Signing out..." onClick={() => void leave()}>
      <LogOut aria-hidden="true" />
      Sign out
    </Button>
  )
}
