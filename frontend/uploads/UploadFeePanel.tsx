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

interface UploadFeePanelProps {
  artist: ArtistData
  /** From the release plan; 1 without a plan. */
  songCount: number
  onPaid: () => void
}

/** Shows the paid uploads and asks for payment only when there are none. */
export function UploadFeePanel({ artist, songCount: planned, onPaid }: UploadFeePanelProps) {
  const evaluating = artist.accountType === 'test'
  const uploads = useApiQuery(getUploadCredits, { enabled: !evaluating })
  const [buyingMore, setBuyingMore] = useState(false)
  const [songCount, setSongCount] = useState(planned)
  const credits = uploads.data?.credits ?? 0
  const { fees, each } = calculateUploadCost(songCount)
  const songs = songCount === 1 ? 'one song' : `${songCount} songs`

  return (
    <Section
      id="upload-fee"
      title="Upload fee"
      intro="Paid once, non-refundable. An upload that fails keeps its payment."
      layout="split"
    >
      {evaluating ? (
        <Banner title="Evaluation Mode - Upload Preview">
          With a production G-Key this is where you pay {formatCents(fees)} for {songs}. Nothing is charged here.
        </Banner>
      ) : uploads.isPending ? (
        <Skeleton className="h-24" />
      ) : uploads.isError ? (
        <ErrorState
          title="Your paid uploads could not be read"
          message={getErrorMessage(uploads.error, 'We could not reach TuneMaker. What you paid for is not lost.')}
          onRetry={() => void uploads.refetch()}
          busy={uploads.isFetching}
        />
      ) : (
        <>
          {credits > 0 && (
            <Banner
              tone="go"
              title={credits === 1 ? 'One upload is paid for' : `${credits} uploads are paid for`}
              action={
                !buyingMore && (
                  <Button variant="quiet" onClick={() => setBuyingMore(true)}>
                    Pay for more
                  </Button>
                )
              }
            >
              You need not pay now. Each song you upload uses one.
            </Banner>
          )}
          {(credits === 0 || buyingMore) && (
            <div className={credits > 0 ? 'mt-6' : ''}>
              <div className="grid items-end gap-x-10 gap-y-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
                <div>
                  <Field label="Uploads to pay for" className="mb-5 max-w-60">
                    <Select
                      value={String(songCount)}
                      onChange={(event) => setSongCount(Number(event.currentTarget.value))}
                    >
                      {Array.from({ length: SONGS_PER_PLAN_MAX }, (_, at) => at + 1).map((count) => (
                        <option key={count} value={count}>
                          {count} at {formatCents(calculateUploadCost(count).each)}
                        </option>
                      ))}
                    </Select>
                  </Field>
                  <p className="poster text-poster-m tabular-nums">{formatCents(fees)}</p>
                  <p className="mt-1 text-bone-2">
                    For {songs}
                    {songCount > 1 && `, ${formatCents(each)} each`}. PayPal charges exactly this amount.
                  </p>
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
                    Several songs cost less each, and those paid for wait for you:{' '}
                    <Link to={`${paths.membersWorkshop.href}#release-plan`} className="link inline-block py-1">
                      plan your release
                    </Link>
                  </>
                ) : (
                  'The button opens once your PayPal account is connected.'
                )}
              </p>
            </div>
          )}
        </>
      )}
    </Section>
  )
}
