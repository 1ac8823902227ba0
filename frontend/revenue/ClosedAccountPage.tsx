import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { CLOSED_EXPORT_DAYS, downloadClosedRevenue } from '#contract/revenue/statements'
import { buildUrl } from '#frontend/api/api-client.ts'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { downloadBlob } from '#frontend/api/download-file.ts'
import { GKeyField } from '#frontend/auth/GKeyField.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { TextInput } from '#frontend/ui/forms/TextInput.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { revenueMessages } from '#text/messages/catalogs/revenue/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/** The files of an artist who has closed the account, for thirty days. */
export function ClosedAccountPage() {
  const t = useMessages(revenueMessages)
  const [gKeyId, setGKeyId] = useState('')
  const [period, setPeriod] = useState('')
  const [error, setError] = useState('')
  const fetching = useMutation({
    mutationFn: () => fetchRevenue(gKeyId, period.trim()),
    onSuccess: (bytes) => downloadBlob(bytes, `tunemaker-${period.trim() || 'revenue'}.csv`),
    onError: (cause) => setError(getErrorMessage(cause, t('unreachable'))),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (fetching.isPending) return
    if (!gKeyId.trim()) setError(t('closed.keyMissing'))
    else fetching.mutate()
  }
  return (
    <>
      <PageHeader title={t('closed.title')} lead={t('closed.lead', { days: CLOSED_EXPORT_DAYS })} />
      <form onSubmit={submit} noValidate aria-label={t('closed.title')} className="grid max-w-measure gap-5 pb-20">
        <GKeyField
          label={t('gKey')}
          name="closedGKey"
          value={gKeyId}
          error={error}
          onChange={(code) => {
            setGKeyId(code)
            setError('')
          }}
        />
        <Field label={t('closed.period')} hint={t('closed.periodHint')}>
          <TextInput
            value={period}
            maxLength={7}
            onChange={({ currentTarget: { value } }) => {
              setPeriod(value)
              setError('')
            }}
          />
        </Field>
        <div>
          <Button type="submit" busy={fetching.isPending} busyLabel={t('fetching')}>
            {t('csv')}
          </Button>
        </div>
      </form>
    </>
  )
}

async function fetchRevenue(gKeyId: string, period: string): Promise<Blob> {
  const answer = await fetch(buildUrl(downloadClosedRevenue), {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ gKeyId, ...(period ? { period } : {}) }),
  })
  if (!answer.ok) throw new ApiError(answer.status, await answer.text())
  return answer.blob()
}
