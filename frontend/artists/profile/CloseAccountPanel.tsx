import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { ArtistData } from '#contract/artists'
import { closeAccount } from '#contract/keymails'
import { CLOSED_EXPORT_DAYS } from '#contract/revenue/statements'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { CodeInput } from '#frontend/ui/forms/CodeInput.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { deleteArtistSession } from '#frontend/api/artist-session.ts'
import { paths } from '#frontend/lib/paths.ts'

/** Closes the artist's account. Fans keep the copies they bought. */
export function CloseAccountPanel({ artist }: { artist: ArtistData }) {
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
      setError('Type your G-Key to show that it is you.')
      return
    }
    close.mutate(
      { body: { gKeyId } },
      {
        onSuccess: () => {
          createToast({
            title: 'Account Closed',
            description: 'Nothing of yours is for sale any more. Thank you for the music.',
          })
          void deleteArtistSession(cache)
            .catch(() => undefined)
            .then(() => navigate(paths.closedAccount.href))
        },
        onError: (failure) => setError(getErrorMessage(failure, 'We could not reach TuneMaker. Nothing has changed.')),
      },
    )
  }

  return (
    <Section
      id="close-account"
      title="Close your account"
      intro="You may close your account at any time."
      layout="split"
    >
      <p className="max-w-measure text-bone-2">
        Your G-Key ends, your editions go off sale and Keymails that nobody has used become void. Fans keep every copy
        they paid for, with its recording. This cannot be taken back. Your{' '}
        <Link to={paths.workshopStatements.href} className="link">
          statements
        </Link>{' '}
        are there until you leave, and your last G-Key opens the{' '}
        <Link to={paths.closedAccount.href} className="link">
          list of your sales
        </Link>{' '}
        for {CLOSED_EXPORT_DAYS} days after.
      </p>
      <Dialog
        title="Close your account"
        description="This cannot be taken back."
        open={open}
        onOpenChange={(now) => {
          setOpen(now)
          setGKeyId('')
          setError('')
        }}
        trigger={
          <Button variant="danger" className="mt-5">
            Close my account
          </Button>
        }
      >
        <form onSubmit={leave} noValidate aria-label="Close your account" className="grid gap-5">
          <Field label="Your G-Key" error={error} required>
            <CodeInput
              value={gKeyId}
              onChange={(code) => {
                setGKeyId(code)
                setError('')
              }}
              placeholder="GK-XXXX-XXXX-XXXX-XXXX"
              maxLength={100}
              name="closingGKey"
            />
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="danger" busy={close.isPending} busyLabel="Closing...">
              Close it for good
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Stay
            </Button>
          </div>
        </form>
      </Dialog>
    </Section>
  )
}
