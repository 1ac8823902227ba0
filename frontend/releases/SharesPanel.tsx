import { type FormEvent, useRef, useState } from 'react'
import { type Collaborator, COLLABORATORS_MAX, getShares, updateShares } from '#contract/revenue/shares'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { parseDecimal } from '#frontend/lib/parse-dollars.ts'
import { useApiMutation } from '#frontend/api/use-api-mutation.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { focusFirstError } from '#frontend/ui/forms/focus-first-error.ts'
import { CollaboratorFields, type TypedCollaborator } from './CollaboratorFields.tsx'
import { releaseMessages } from '#text/messages/catalogs/releases/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** Who has a share of what a release brings from now on. */
export function SharesPanel({ editionId }: { editionId: string }) {
  const t = useMessages(releaseMessages)
  const shares = useApiQuery(getShares, { params: { editionId } })
  return (
    <section aria-labelledby="shares" className="mt-12">
      <h2 id="shares" className="poster mb-3 text-xl">
        {t('shares.title')}
      </h2>
      <p className="mb-6 max-w-measure text-bone-2">{t('shares.intro')}</p>
      {shares.data ? (
        <SharesForm
          key={JSON.stringify(shares.data.collaborators)}
          editionId={editionId}
          saved={shares.data.collaborators}
        />
      ) : (
        <Skeleton className="h-24" />
      )}
    </section>
  )
}

const toTyped = ({ name, email, percent }: Collaborator): TypedCollaborator => ({
  key: crypto.randomUUID(),
  name,
  email,
  percent: String(percent),
})

function SharesForm({ editionId, saved }: { editionId: string; saved: Collaborator[] }) {
  const t = useMessages(releaseMessages)
  const [typed, setTyped] = useState(() => saved.map(toTyped))
  const [problem, setProblem] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const save = useApiMutation(updateShares, { refresh: [getShares] })
  const shared = typed.reduce((sum, { percent }) => sum + (parseDecimal(percent) ?? 0), 0)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const wrong = typed.find(
      ({ name, email, percent }) =>
        !name.trim() || !/^\S+@\S+\.\S+$/.test(email.trim()) || parseDecimal(percent) === undefined,
    )
    if (wrong || shared > 100) {
      setProblem(wrong ? t('shares.invalid') : t('shares.tooMuch'))
      focusFirstError(form.current)
      return
    }
    setProblem('')
    save.mutate(
      {
        params: { editionId },
        body: {
          collaborators: typed.map(({ name, email, percent }) => ({
            name,
            email,
            percent: parseDecimal(percent) ?? 0,
          })),
        },
      },
      {
        onSuccess: () =>
          createToast({
            title: t('shares.saved'),
            description: t('shares.savedText'),
            variant: 'success',
          }),
        onError: (error) => setProblem(getErrorMessage(error, t('shares.unreachable'))),
      },
    )
  }
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t('shares.title')} className="grid gap-5">
      {typed.map((collaborator, n) => (
        <CollaboratorFields
          key={collaborator.key}
          value={collaborator}
          onChange={(next) => setTyped(typed.with(n, next))}
          onRemove={() => setTyped(typed.toSpliced(n, 1))}
        />
      ))}
      <p className="font-semibold tabular-nums">
        {t('shares.yours', { percent: Math.max(0, Math.round((100 - shared) * 100) / 100) })}
      </p>
      <p role="alert" className="text-sm text-lamp empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending} busyLabel={t('saving')}>
          {t('shares.save')}
        </Button>
        {typed.length < COLLABORATORS_MAX && (
          <Button
            variant="quiet"
            onClick={() => setTyped([...typed, { key: crypto.randomUUID(), name: '', email: '', percent: '' }])}
          >
            {t('shares.add')}
          </Button>
        )}
      </div>
    </form>
  )
}
