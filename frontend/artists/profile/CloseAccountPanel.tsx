import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { ArtistData } from '#contract/artists'
import { closeAccount } from '#contract/keymails'
import { CLOSED_EXPORT_DAYS } from '#contract/revenue/statements'
import { GKeyField } from '#frontend/auth/GKeyField.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { deleteArtistSession } from '#frontend/api/artist-session.ts'
import { paths } from '#frontend/lib/paths.ts'
import { artistProfile } from '#text/messages/catalogs/artist-profile/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

/** Closes the artist's account. Fans keep the copies they bought. */
export function CloseAccountPanel({ artist }: { artist: ArtistData }) {
  const t = useMessages(artistProfile)
  const [open, setOpen] = useState(false)
  const [gKeyId, setGKeyId] = useState('')
  const [error, setError] = useState('')
  const close = useApiMutation(closeAccount)
  const cache = useQueryClient()
  const navigate = useNavigate()
  if (artist.accountType === 'test') return null

  const leave = (event: FormEvent) => {
    event.preventDefault()
    if (close.isPending) return
    if (!gKeyId.trim()) {
      setError(t('close.keyMissing'))
      return
    }
    close.mutate(
      { body: { gKeyId } },
      {
        onSuccess: () => {
          createToast({
            title: t('close.closed'),
            description: t('close.closedText'),
          })
          void deleteArtistSession(cache)
            .catch(() => undefined)
            .then(() => navigate(paths.closedAccount.href))
        },
        onError: (failure) => setError(getErrorMessage(failure, t('nothingChanged'))),
      },
    )
  }

  return (
    <Section id="close-account" title={t('close.title')} intro={t('close.intro')} layout="split">
      <p className="max-w-measure text-bone-2">
        <RichText
          text={t('close.text', { days: CLOSED_EXPORT_DAYS })}
          tags={{
            link: <Link to={paths.workshopStatements.href} className="link" />,
            link2: <Link to={paths.closedAccount.href} className="link" />,
          }}
        />
      </p>
      <Dialog
        title={t('close.title')}
        description={t('cannotUndo')}
        open={open}
        onOpenChange={(now) => {
          setOpen(now)
          setGKeyId('')
          setError('')
        }}
        trigger={
          <Button variant="danger" className="mt-5">
            {t('close.open')}
          </Button>
        }
      >
        <form onSubmit={leave} noValidate aria-label={t('close.title')} className="grid gap-5">
          <GKeyField
            label={t('close.gKey')}
            name="closingGKey"
            value={gKeyId}
            error={error}
            onChange={(code) => {
              setGKeyId(code)
              setError('')
            }}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="danger" busy={close.isPending} busyLabel={t('close.closing')}>
              {t('close.confirm')}
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {t('close.stay')}
            </Button>
          </div>
        </form>
      </Dialog>
    </Section>
  )
}
