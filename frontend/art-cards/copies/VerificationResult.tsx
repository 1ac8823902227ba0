import { BadgeCheck, BadgeX } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Verification } from '#contract/art-cards/copies'
import { ArtFrame } from '#frontend/art-cards/ArtFrame.tsx'
import { PaperCard } from '#frontend/art-cards/PaperCard.tsx'
import { RarityBadge } from '#frontend/art-cards/RarityBadge.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { formatCount } from '#frontend/lib/format-number.ts'
import { formatLongDate } from '#frontend/lib/format-date.ts'

export function VerificationResult({ verification: { card, certificate } }: { verification: Verification }) {
  const isVoid = certificate !== null && !certificate.valid
  const Icon = isVoid ? BadgeX : BadgeCheck
  return (
    <div className="grid items-end gap-x-[clamp(2rem,5vw,5rem)] gap-y-8 pb-10 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="mx-auto w-full max-w-sm">
        <ArtFrame card={card} sizes="(min-width: 48rem) 24rem, 92vw" isDimmed={isVoid} />
      </div>
      <PaperCard className="p-6 sm:p-9">
        <p className={`poster flex items-center gap-3 text-poster-s ${isVoid ? 'text-vermilion' : 'text-go-deep'}`}>
          <Icon aria-hidden="true" className="size-8 shrink-0" strokeWidth={1.75} />
          {certificate ? (isVoid ? 'This certificate is void' : 'A valid certificate') : 'A genuine card'}
        </p>
        <p className="mt-3 max-w-measure text-ink-2">{formatCertificateState(certificate)}</p>
        <hr className="my-6 border-ink/20" />
        <RarityBadge rarity={card.rarity} surface="paper" />
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
                <dd>{formatLongDate(certificate.issuedAt)}</dd>
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
          to={paths.fineArtCard.href(card.id)}
          className="mt-6 inline-flex min-h-11 items-center rounded-md border border-ink/55 px-4 text-sm font-semibold transition-colors hover:bg-ink hover:text-paper focus-visible:outline-ink"
        >
          View Details<span className="sr-only"> of {card.title}</span>
        </Link>
        <Link
          to={`${paths.verify.href}?${certificate ? `copy=${certificate.code}` : `edition=${card.id}`}`}
          className="mt-3 ml-0 inline-flex min-h-11 items-center px-1 text-sm font-semibold underline underline-offset-4 hover:text-ink-2 focus-visible:outline-ink sm:ml-5"
        >
          Check it in the public log
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
  const since = certificate.voidedAt ? ` since ${formatLongDate(certificate.voidedAt)}` : ''
  return `The payment for this copy went back, so nobody owns anything by it${since}.`
}
