import { useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { deleteArtistSession } from '#frontend/api/artist-session.ts'
import { paths } from '#frontend/lib/paths.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { workshop } from '#text/messages/catalogs/workshop/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export function SignOutButton() {
  const t = useMessages(workshop)
  const [busy, setBusy] = useState(false)
  const cache = useQueryClient()
  const navigate = useNavigate()
  const leave = async () => {
    setBusy(true)
    try {
      await deleteArtistSession(cache)
      createToast({ title: t('signOut.done'), description: t('signOut.doneText') })
      await navigate(paths.gKeyLogin.href)
    } catch (error) {
      setBusy(false)
      createToast({
        title: t('signOut.still'),
        description: getErrorMessage(error, t('unreachable')),
        variant: 'destructive',
      })
    }
  }
  return (
    <Button variant="quiet" busy={busy} busyLabel={t('signOut.busy')} onClick={() => void leave()}>
      <LogOut aria-hidden="true" />
      {t('signOut.label')}
    </Button>
  )
}
