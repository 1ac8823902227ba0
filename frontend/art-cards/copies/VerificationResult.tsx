import { BadgeCheck, BadgeX } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Verification } from '#contract/art-cards/copies'
import { ArtFrame } from '#frontend/art-cards/ArtFrame.tsx'
import { PaperCard } from '#frontend/art-cards/PaperCard.tsx'
import { RarityBadge } from '#frontend/art-cards/RarityBadge.tsx'
import { paths } from '#frontend/lib/paths.ts'
import type { Translate } from '#text/messages/catalog'
import { formatCount } from '#frontend/lib/format-number.ts'
import { formatLongDate } from '#frontend/lib/format-date.ts'
import { fineArt } from '#text/messages/catalogs/fine-art/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

export function VerificationResult({ verification: { card, certificate } }: { verification: Verification }) {
  const t = useMessages(fineArt)
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
          {certificate ? (isVoid ? t('verify.void') : t('verify.valid')) : t('verify.genuine')}
        </p>
        <p className="mt-3 max-w-measure text-ink-2">{formatCertificateState(certificate, t)}</p>
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
                <dt>{t('verify.copy')}</dt>
                <dd className="code">
                  {t('copyOf', { copy: formatCount(certificate.copy), of: formatCount(card.copies) })}
                </dd>
              </div>
              <div>
                <dt>{t('owned.certificate')}</dt>
                <dd className="code">{certificate.code}</dd>
              </div>
              <div>
                <dt>{t('verify.issued')}</dt>
                <dd>{formatLongDate(certificate.issuedAt)}</dd>
              </div>
            </>
          )}
          <div>
            <dt>{t('edition')}</dt>
            <dd>{t('verify.edition', { count: card.copies, sold: card.sold })}</dd>
          </div>
          <div>
            <dt>{t('card.code')}</dt>
            <dd className="code text-xs break-all">{card.verificationCode}</dd>
          </div>
        </dl>
        <Link
          to={paths.fineArtCard.href(card.id)}
          className="mt-6 inline-flex min-h-11 items-center rounded-md border border-ink/55 px-4 text-sm font-semibold transition-colors hover:bg-ink hover:text-paper focus-visible:outline-ink"
        >
          {t('details')}
          <span className="sr-only"> {t('detailsOf', { title: card.title })}</span>
        </Link>
        <Link
          to={`${paths.verify.href}?${certificate ? `copy=${certificate.code}` : `edition=${card.id}`}`}
          className="mt-3 ml-0 inline-flex min-h-11 items-center px-1 text-sm font-semibold underline underline-offset-4 hover:text-ink-2 focus-visible:outline-ink sm:ml-5"
        >
          {t('verify.log')}
        </Link>
      </PaperCard>
    </div>
  )
}

function formatCertificateState(
  certificate: Verification['certificate'],
  t: Translate<(typeof fineArt)['messages']>,
): string {
  if (!certificate) return t('verify.cardText')
  if (certificate.valid) return t('verify.validText')
  return certificate.voidedAt
    ? t('verify.voidSince', { date: formatLongDate(certificate.voidedAt) })
    : t('verify.voidText')
}
