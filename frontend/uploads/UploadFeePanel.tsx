import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ArtistData } from '#contract/artists'
import { SONGS_PER_PLAN_MAX, getUploadCredits } from '#contract/uploads'
import { PayPalButton } from '#frontend/checkout/PayPalButton.tsx'
import { Banner } from '#frontend/ui/feedback/Banner.tsx'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Field } from '#frontend/ui/forms/Field.tsx'
import { formatAmount, formatCents } from '#frontend/lib/format-money.ts'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { Select } from '#frontend/ui/forms/Select.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { getErrorMessage } from '#frontend/api/api-error.ts'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { paths } from '#frontend/lib/paths.ts'
import { calculateUploadCost } from '#frontend/lib/release-plan.ts'
import { uploadMessages } from '#text/messages/catalogs/uploads/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

interface UploadFeePanelProps {
  artist: ArtistData
  /** From the release plan; 1 without a plan. */
  songCount: number
  onPaid: () => void
}

/** Shows the paid uploads and asks for payment only when there are none. */
export function UploadFeePanel({ artist, songCount: planned, onPaid }: UploadFeePanelProps) {
  const t = useMessages(uploadMessages)
  const evaluating = artist.accountType === 'test'
  const uploads = useApiQuery(getUploadCredits, { enabled: !evaluating })
  const [buyingMore, setBuyingMore] = useState(false)
  const [songCount, setSongCount] = useState(planned)
  const credits = uploads.data?.credits ?? 0
  const { fees, each } = calculateUploadCost(songCount)

  return (
    <Section id="upload-fee" title={t('fee.title')} intro={t('fee.intro')} layout="split">
      {evaluating ? (
        <Banner title={t('evaluation')}>{t('fee.evaluation', { fees: formatCents(fees), n: songCount })}</Banner>
      ) : uploads.isPending ? (
        <Skeleton className="h-24" />
      ) : uploads.isError ? (
        <ErrorState
          title={t('fee.unreadable')}
          message={getErrorMessage(uploads.error, t('fee.unreadableText'))}
          onRetry={() => void uploads.refetch()}
          busy={uploads.isFetching}
        />
      ) : (
        <>
          {credits > 0 && (
            <Banner
              tone="go"
              title={t('fee.credits', { n: credits })}
              action={
                !buyingMore && (
                  <Button variant="quiet" onClick={() => setBuyingMore(true)}>
                    {t('fee.payMore')}
                  </Button>
                )
              }
            >
              {t('fee.noNeed')}
            </Banner>
          )}
          {(credits === 0 || buyingMore) && (
            <div className={credits > 0 ? 'mt-6' : ''}>
              <div className="grid items-end gap-x-10 gap-y-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
                <div>
                  <Field label={t('fee.count')} className="mb-5 max-w-60">
                    <Select
                      value={String(songCount)}
                      onChange={(event) => setSongCount(Number(event.currentTarget.value))}
                    >
                      {Array.from({ length: SONGS_PER_PLAN_MAX }, (_, at) => at + 1).map((count) => (
                        <option key={count} value={count}>
                          {t('fee.option', { count, each: formatCents(calculateUploadCost(count).each) })}
                        </option>
                      ))}
                    </Select>
                  </Field>
                  <p className="poster text-poster-m tabular-nums">{formatCents(fees)}</p>
                  <p className="mt-1 text-bone-2">{t('fee.for', { n: songCount, each: formatCents(each) })}</p>
                </div>
                <PayPalButton
                  order={{ amount: formatAmount(fees), purpose: 'upload', quantity: songCount }}
                  onPaid={onPaid}
                  onRejected={() => void uploads.refetch()}
                  disabled={!artist.paypalEmail}
                />
              </div>
              <p className="mt-4 text-sm text-bone-3">
                {artist.paypalEmail ? (
                  <>
                    <RichText
                      text={t('fee.plan')}
                      tags={{
                        link: (
                          <Link to={`${paths.membersWorkshop.href}#release-plan`} className="link inline-block py-1" />
                        ),
                      }}
                    />
                  </>
                ) : (
                  t('fee.connectFirst')
                )}
              </p>
            </div>
          )}
        </>
      )}
    </Section>
  )
}
