import type { ReactNode } from 'react'
import { UPLOAD_TIERS } from '#contract/uploads'
import { formatCents } from '#frontend/lib/format-money.ts'
import { type ReleasePlan, calculateUploadCost, STRATEGY_NAMES } from '#frontend/lib/release-plan.ts'
import { formatDate } from '#frontend/lib/format-date.ts'
import { uploadMessages } from '#text/messages/catalogs/uploads/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

/** The planned release and its fees, or the fee tiers when there is no plan. */
export function UploadFeeSummary({ plan, action }: { plan?: ReleasePlan | undefined; action?: ReactNode }) {
  const t = useMessages(uploadMessages)
  return (
    <div className="relative w-full max-w-[26rem] text-ink lg:mx-auto lg:rotate-[0.6deg]">
      <div
        aria-hidden="true"
        className="absolute -top-3 left-1/2 z-10 h-7 w-24 -translate-x-1/2 -rotate-2 bg-[#f7d89866] shadow-[0_1px_2px_#0006]"
      />
      <div className="rounded-sm bg-paper bg-[linear-gradient(105deg,#ffffff66,#fff0_45%,#00000012)] px-6 pt-8 pb-6 shadow-paper sm:px-8">
        <h2 className="poster text-poster-s">{plan ? t('plan.title') : t('fees')}</h2>
        {plan ? <PlannedFees plan={plan} /> : <FeeTiers />}
        {action && <div className="mt-5">{action}</div>}
      </div>
    </div>
  )
}

function PlannedFees({ plan }: { plan: ReleasePlan }) {
  const t = useMessages(uploadMessages)
  const { fees, each } = calculateUploadCost(plan.songCount)
  const day = new Date(plan.plannedAt)
  return (
    <dl className="mt-4">
      <Line label={t('summary.songs')} value={plan.songCount} />
      <Line label={t('summary.keymails')} value={t(STRATEGY_NAMES[plan.keymailStrategy])} />
      <Line label={t('summary.feeEach')} value={formatCents(each)} />
      <Line label={t('fees')} value={<strong className="poster text-xl">{formatCents(fees)}</strong>} />
      {!Number.isNaN(day.getTime()) && <Line label={t('summary.planned')} value={formatDate(day)} />}
    </dl>
  )
}

function FeeTiers() {
  const t = useMessages(uploadMessages)
  return (
    <dl className="mt-4">
      {UPLOAD_TIERS.map(({ upTo, cents }, at) => (
        <Line
          key={upTo}
          label={t('summary.tier', { from: (UPLOAD_TIERS[at - 1]?.upTo ?? 0) + 1, to: upTo })}
          value={
            <RichText
              text={t('summary.each', { price: formatCents(cents) })}
              tags={{ each: <span className="text-ink-2" /> }}
            />
          }
        />
      ))}
    </dl>
  )
}

const Line = ({ label, value }: { label: string; value: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-6 border-t border-ink/25 py-2 tabular-nums">
    <dt>{label}</dt>
    <dd className="text-right font-semibold">{value}</dd>
  </div>
)
