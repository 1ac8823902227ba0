import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ArtistData } from '#contract/artists'
import { calculateRevenueRange, type KeymailStrategy } from '#contract/keymails/issuing'
import { SONGS_PER_PLAN_MAX } from '#contract/uploads'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { formatCents } from '#frontend/lib/format-money.ts'
import { RadioCards } from '#frontend/ui/forms/RadioCards.tsx'
import { Section } from '#frontend/ui/layout/Section.tsx'
import { createToast } from '#frontend/ui/feedback/Toast.tsx'
import { paths } from '#frontend/lib/paths.ts'
import { calculateUploadCost, getReleasePlan, STRATEGY_NAMES } from '#frontend/lib/release-plan.ts'
import { updateSessionItem } from '#frontend/lib/session-storage.ts'
import { uploadMessages } from '#text/messages/catalogs/uploads/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

const STRATEGY_HINTS = {
  individual: 'plan.individualHint',
  album: 'plan.albumHint',
  both: 'plan.bothHint',
} as const satisfies Record<KeymailStrategy, string>

/** Plans a release: estimates the upload fees and the revenue per fan for a number of songs and a Keymail strategy. */
export function ReleasePlanPanel({ artist }: { artist: ArtistData }) {
  const t = useMessages(uploadMessages)
  const [songCount, setSongCount] = useState(() => getReleasePlan()?.songCount ?? 1)
  const [strategy, setStrategy] = useState<KeymailStrategy>(() => getReleasePlan()?.keymailStrategy ?? 'individual')
  const navigate = useNavigate()
  const evaluating = artist.accountType === 'test'
  const unpaid = !evaluating && !artist.paypalEmail
  const cost = calculateUploadCost(songCount)
  const revenue = calculateRevenueRange(songCount, strategy)

  const proceed = () => {
    if (evaluating) {
      createToast({
        title: t('evaluation'),
        description: t('evaluationLook'),
        variant: 'destructive',
      })
    } else if (unpaid) {
      createToast({
        title: t('payPalRequired'),
        description: t('payPalRequiredText'),
        variant: 'destructive',
      })
      return
    } else {
      updateSessionItem('uploadPlan', { songCount, keymailStrategy: strategy, plannedAt: new Date().toISOString() })
    }
    void navigate(paths.uploadSongs.href)
  }

  return (
    <Section id="release-plan" title={t('plan.title')} intro={t('plan.intro')} layout="split">
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{t('plan.songCount')}</legend>
        <div className="grid grid-cols-5 gap-2 sm:grid-cols-10">
          {Array.from({ length: SONGS_PER_PLAN_MAX }, (_, at) => at + 1).map((songs) => (
            <label
              key={songs}
              className="poster relative grid min-h-12 cursor-pointer place-items-center rounded-md border border-rail bg-wall-deep text-xl tabular-nums transition-colors hover:border-bone-3 has-checked:border-brass has-checked:bg-brass has-checked:text-brass-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-brass-light"
            >
              <input
                type="radio"
                name="songCount"
                value={songs}
                checked={songs === songCount}
                onChange={() => setSongCount(songs)}
                className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              />
              {songs}
            </label>
          ))}
        </div>
      </fieldset>
      <RadioCards
        className="mt-6"
        legend={t('plan.strategy')}
        options={(['individual', 'album', 'both'] as const).map((each) => ({
          value: each,
          label: t(STRATEGY_NAMES[each]),
          hint: t(STRATEGY_HINTS[each]),
        }))}
        value={strategy}
        onChange={setStrategy}
      />

      <dl className="mt-8 grid gap-x-10 gap-y-6 border-y border-wall-3 py-6 sm:grid-cols-2" aria-live="polite">
        <div>
          <dt className="text-sm text-bone-2">{t('plan.feesOnce')}</dt>
          <dd className="poster mt-1 text-poster-s tabular-nums">{formatCents(cost.fees)}</dd>
          <dd className="mt-1 text-sm text-bone-3">
            {t('plan.feesNote', { songCount, each: formatCents(cost.each), total: formatCents(cost.total) })}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-bone-2">{t('plan.revenue')}</dt>
          <dd className="poster mt-1 text-poster-s tabular-nums">
            {revenue.to > revenue.from
              ? t('plan.range', { from: formatCents(revenue.from), to: formatCents(revenue.to) })
              : formatCents(revenue.from)}
          </dd>
          <dd className="mt-1 text-sm text-bone-3">{t('plan.revenueNote')}</dd>
        </div>
      </dl>

      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          size="large"
          className="max-sm:w-full"
          onClick={proceed}
          disabled={unpaid}
          aria-describedby={unpaid ? 'plan-needs' : undefined}
        >
          {t('plan.proceed')}
        </Button>
        {unpaid && (
          <p id="plan-needs" className="max-w-[24rem] text-sm text-bone-2">
            <RichText text={t('plan.payPalRequired')} tags={{ link: <PaymentLink /> }} />
          </p>
        )}
      </div>
    </Section>
  )
}

/** The text comes from the message. */
function PaymentLink({ children }: { children?: ReactNode }) {
  return (
    <a href="#payment" className="link">
      {children}
    </a>
  )
}
