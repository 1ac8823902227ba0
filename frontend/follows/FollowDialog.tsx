import { type FormEvent, type ReactElement, useId, useState } from 'react'
import { createFollow, listFollows } from '#contract/follows'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import type { Subject } from './use-follows.ts'
import { follows } from '#text/messages/catalogs/follows/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface FollowDialogProps {
  subject: Subject
  title: string
  /** What we write about. */
  description: string
  suggestion: string
  trigger: ReactElement
}

/** Asks for the address to write to. It gets a link first, because anybody can type it. */
export function FollowDialog({ subject, title, description, suggestion, trigger }: FollowDialogProps) {
  const t = useMessages(follows)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState('')
  const [isShared, setShared] = useState(false)
  const formId = useId()
  const follow = useApiMutation(createFollow, { refresh: [listFollows] })
  const email = (typed ?? suggestion).trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (follow.isPending) return
    if (!/^\S+@\S+\.\S+$/.test(email)) {
      setError(t('dialog.invalid'))
      return
    }
    setError('')
    follow.mutate(
      { body: { ...subject, email, shareAddress: isShared } },
      { onError: (refusal) => setError(getErrorMessage(refusal, t('unreachable'))) },
    )
  }
  return (
    <Dialog
      title={title}
      description={description}
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        if (!next) follow.reset()
      }}
      trigger={trigger}
      actions={
        follow.data ? (
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {t('dialog.close')}
          </Button>
        ) : (
          <Button type="submit" form={formId} busy={follow.isPending} busyLabel={t('dialog.sending')}>
            {t('dialog.send')}
          </Button>
        )
      }
    >
      {follow.data ? (
        <p role="status" className="text-go-light">
          {follow.data.state === 'following' ? t('done.following') : t('done.confirm')}
        </p>
      ) : (
        <form id={formId} onSubmit={submit} noValidate>
          <Field label={t('dialog.email')} hint={t('dialog.hint')} error={error} required>
            <TextInput
              type="email"
              autoComplete="email"
              inputMode="email"
              maxLength={254}
              value={typed ?? suggestion}
              onChange={(event) => {
                setTyped(event.currentTarget.value)
                setError('')
              }}
            />
          </Field>
          {subject.artistId !== undefined && (
            <Checkbox
              className="mt-3"
              label={t('follow.share')}
              checked={isShared}
              onChange={(event) => setShared(event.currentTarget.checked)}
            />
          )}
        </form>
      )}
    </Dialog>
  )
}
