import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { verifyCode } from '#contract/art-cards/copies'
import { ApiError, getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { GalleryNav } from '#frontend/art-cards/GalleryNav.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { CodeInput } from '#frontend/ui/forms/CodeInput.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx'
import { VerificationMeanings } from './VerificationMeanings.tsx'
import { VerificationResult } from './VerificationResult.tsx'
import { fineArt } from '#text/messages/catalogs/fine-art/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

/**
 * Verifies a card's or a certificate's code without signing in. Certificates link here with a QR code, so the address
 * carries the code.
 */
export function VerifyPage() {
  const t = useMessages(fineArt)
  const [search, setSearch] = useSearchParams()
  const code = (search.get('code') ?? '').trim()
  const [typed, setTyped] = useState(code)
  const [lastCode, setLastCode] = useState(code)
  const [error, setError] = useState('')
  // The code in the address changed, for example by following another link.
  if (lastCode !== code) {
    setLastCode(code)
    setTyped(code)
  }
  const verification = useApiQuery(verifyCode, { query: { code }, enabled: code !== '' })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const next = typed.trim()
    setError(next ? '' : t('verify.missing'))
    if (!next) return
    if (next === code) void verification.refetch()
    else setSearch({ code: next })
  }
  const isUnknown = verification.error instanceof ApiError && verification.error.status === 404
  return (
    <>
      <GalleryNav />
      <PageHeader
        title={t('verify.title')}
        tabTitle={t('verify.tabTitle')}
        lead={t('verify.lead')}
        className="pb-8 sm:pb-10"
      />
      <form onSubmit={submit} noValidate className="grid max-w-3xl items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field
          label={t('verify.code')}
          hint={t('verify.hint')}
          error={error || (isUnknown ? getErrorMessage(verification.error, '') : '')}
          required
        >
          <CodeInput value={typed} onChange={setTyped} maxLength={60} />
        </Field>
        <Button
          type="submit"
          size="large"
          className="sm:mt-7.5"
          busy={verification.isFetching && !verification.data}
          busyLabel={t('verify.checking')}
        >
          {t('nav.verify')}
        </Button>
      </form>
      <div className="pt-12" aria-live="polite">
        {verification.data ? (
          <VerificationResult verification={verification.data} />
        ) : verification.isError && !isUnknown ? (
          <ErrorState
            title={t('verify.failed')}
            message={getErrorMessage(verification.error, t('reach'))}
            onRetry={() => void verification.refetch()}
            busy={verification.isFetching}
          />
        ) : verification.isLoading ? (
          <Skeleton className="h-80 max-w-3xl" />
        ) : code === '' ? (
          <VerificationMeanings />
        ) : null}
      </div>
    </>
  )
}
