import { BadgeCheck, BadgeX } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { type Verification, verifyCode } from '#contract/fine-art'
import { Button } from '#ui/Button'
import { CodeInput } from '#ui/CodeInput'
import { ErrorState } from '#ui/FailedState'
import { Field } from '#ui/Field'
import { PageHeader } from '#ui/PageHead'
import { Skeleton } from '#ui/Skeleton'
import { ApiError, getErrorMessage, useApiQuery } from '#web/api'
import { paths } from '#web/paths'
import { ArtFrame } from './Framed.tsx'
import { GalleryNav } from './GalleryNav.tsx'
import { PaperCard } from './Plaque.tsx'
import { RarityBadge } from './RarityBadge.tsx'

/**
 * Verifies a card's or a certificate's code without signing in. Certificates link here with a QR code, so the address
 * carries the code.
 */
export function VerifyPage() {
  const [search, setSearch] = useSearchParams()
  const code = (search.get('code') ?? '').trim()
  const [typed, setTyped] = useState(code)
  const [shown, setShown] = useState(code)
  const [error, setError] = useState('')
  // The code in the address changed, for example by following another link.
  if (shown !== code) {
    setShown(code)
    setTyped(code)
  }
  const found = useApiQuery(verifyCode, { query: { code }, enabled: code !== '' })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const next = typed.trim()
    setError(next ? '' : 'Please enter the code first.')
    if (!next) return
    if (next === code) void found.refetch()
    else setSearch({ code: next })
  }
  const unknown = found.error instanceof ApiError && found.error.status === 404
  return (
    <>
      <GalleryNav />
      <PageHeader
        title="Is it genuine?"
        tabTitle="Verify an art card"
        lead="Enter the verification code of a card, or the code on a certificate. You see what it stands for, and whether it is valid today."
        className="pb-8 sm:pb-10"
      />
      <form onSubmit={submit} noValidate className="grid max-w-3xl items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field
          label="Code"
          hint="A certificate’s begins with TMC; a card’s has 32 characters."
          error={error || (unknown ? getErrorMessage(found.error, '') : '')}
          required
        >
          <CodeInput value={typed} onChange={setTyped} maxLength={60} />
        </Field>
        <Button
          type="submit"
          size="large"
          className="sm:mt-7.5"
          busy={found.isFetching && !found.data}
          busyLabel="Checking..."
        >
          Verify
        </Button>
      </form>
      <div className="pt-12" aria-live="polite">
        {found.data ? (
          <VerificationResult finding={found.data} />
        ) : found.isError && !unknown ? (
          <ErrorState
            title="The code could not be checked"
            message={getErrorMessage(found.error, 'We could not reach the gallery. Please check your connection.')}
            onRetry={() => void found.refetch()}
            busy={found.isFetching}
          />
        ) : found.isLoading ? (
          <Skeleton className="h-80 max-w-3xl" />
        ) : null}
      </div>
    </>
  )
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const formatCount = (copies: number) => copies.toLocaleString('en-US')

function VerificationResult({ finding: { card, certificate } }: { finding: Verification }) {
  const bad = certificate !== null && !certificate.valid
  const Sign = bad ? BadgeX : BadgeCheck
  return (
    <div className="grid items-end gap-x-[clamp(2rem,5vw,5rem)] gap-y-8 pb-10 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="mx-auto w-full max-w-sm">
        <ArtFrame card={card} sizes="(min-width: 48rem) 24rem, 92vw" isDimmed={bad} />
      </div>
      <PaperCard className="p-6 sm:p-9">
        <p className={`poster flex items-center gap-3 text-poster-s ${bad ? 'text-vermilion' : 'text-go-deep'}`}>
          <Sign aria-hidden="true" className="size-8 shrink-0" strokeWidth={1.75} />
          {certificate ? (bad ? 'This certificate is void' : 'A valid certificate') : 'A genuine card'}
        </p>
        <p className="mt-3 max-w-measure text-ink-2">{formatCertificateState(certificate)}</p>
        <hr className="my-6 border-ink/20" />
        <RarityBadge rarity={card.rarity} on="paper" />
        <h2 className="poster mt-3 text-poster-m">{card.title}</h2>
        <p className="mt-1 text-ink-2">
          {card.artist}
          {card.yearCreated !== null && `, ${card.yearCreated}`}
        </p>
        <dl className="mt-5 border-t border-ink/20 text-sm [&>div]:flex [&>div]:flex-wrap [&>div]:justify-between [&>div]:gap-x-6 [&>div]:border-b [&>div]:border-ink/20 [&>div]:py-2 [&_dd]:min-w-0 [&_dd]:font-semibold [&_dt]:text-ink-2">
          {certificate && (
            <>
              <div>
                <dt>Copy</dt>
                <dd className="code">
                  No. {formatCount(certificate.copy)} of {formatCount(card.copies)}
                </dd>
              </div>
              <div>
                <dt>Certificate</dt>
                <dd className="code">{certificate.code}</dd>
              </div>
              <div>
                <dt>Issued</dt>
                <dd>{dateFormat.format(new Date(certificate.issuedAt))}</dd>
              </div>
            </>
          )}
          <div>
            <dt>Edition</dt>
            <dd>
              {formatCount(card.copies)} {card.copies === 1 ? 'copy' : 'copies'}, {formatCount(card.sold)} sold
            </dd>
          </div>
          <div>
            <dt>Verification code</dt>
            <dd className="code text-xs break-all">{card.verificationCode}</dd>
          </div>
        </dl>
        <Link
          to={paths.fineArtCard(card.id)}
          className="mt-6 inline-flex min-h-11 items-center rounded-md border border-ink/55 px-4 text-sm font-semibold transition-colors hover:bg-ink hover:text-paper focus-visible:outline-ink"
        >
          View Details<span className="sr-only"> of {card.title}</span>
        </Link>
      </PaperCard>
    </div>
  )
}

function formatCertificateState(certificate: Verification['certificate']): string {
  if (!certificate)
    return 'This code belongs to a card that hangs in our gallery. A copy of it has a certificate of its own.'
  if (certificate.valid)
    return 'The copy with this number was bought here and has exactly one owner, whose name we keep to ourselves.'
  const since = certificate.voidedAt ? ` since ${dateFormat.format(new Date(certificate.voidedAt))}` : ''
  return `The payment for this copy went back, so nobody owns anything by it${since}.`
}
