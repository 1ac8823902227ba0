import type { ReactNode } from 'react'
import { calculateRevenueRange } from '#contract/keymails/issuing'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { formatCents } from '#frontend/lib/format-money.ts'
import { type ReleasePlan, calculateUploadCost, STRATEGY_NAMES } from '#frontend/lib/release-plan.ts'
import { uploadMessages } from '#text/messages/catalogs/uploads/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { RichText } from '#frontend/lib/messages/RichText.tsx'

interface CostBreakdownDialogProps {
  plan: ReleasePlan
  open: boolean
  onOpenChange: (open: boolean) => void
  onComplete: () => void
  onRecalculate: () => void
}

/** Cost of the planned release: the fees charged and the estimated extras. */
export function CostBreakdownDialog({ plan, open, onOpenChange, onComplete, onRecalculate }: CostBreakdownDialogProps) {
  const t = useMessages(uploadMessages)
  const cost = calculateUploadCost(plan.songCount)
  const revenue = calculateRevenueRange(plan.songCount, plan.keymailStrategy)
  return (
    <Dialog
      title={t('cost.title')}
      description={t('cost.description', { n: plan.songCount, strategy: t(STRATEGY_NAMES[plan.keymailStrategy]) })}
      open={open}
      onOpenChange={onOpenChange}
      actions={
        <>
          <Button variant="quiet" onClick={onRecalculate}>
            {t('cost.recalculate')}
          </Button>
          <Button onClick={onComplete}>{t('cost.complete')}</Button>
        </>
      }
    >
      <dl>
        <Line label={t('fees')} note={`${plan.songCount} × ${formatCents(cost.each)}`} amount={cost.fees} strong />
        <Line label={t('cost.paymentFee')} note={t('cost.paymentFeeNote')} amount={cost.paymentFee} />
        <Line label={t('cost.tax')} note={t('cost.taxNote')} amount={cost.tax} />
        <Line label={t('cost.total')} note={t('cost.estimate')} amount={cost.total} total />
      </dl>
      <p className="mt-5">
        <RichText
          text={t('cost.charges', { fees: formatCents(cost.fees) })}
          tags={{ fees: <strong className="font-semibold text-brass-light" /> }}
        />
      </p>
      <p className="mt-3 text-sm text-bone-2">
        {revenue.to > revenue.from
          ? t('cost.revenueRange', { from: formatCents(revenue.from), to: formatCents(revenue.to) })
          : t('cost.revenue', { from: formatCents(revenue.from) })}
      </p>
    </Dialog>
  )
}

function Line({
  label,
  note,
  amount,
  strong = false,
  total = false,
}: {
  label: ReactNode
  note: string
  amount: number
  strong?: boolean
  total?: boolean
}) {
  return (
    <div
      className={`flex items-baseline justify-between gap-6 py-2.5 ${total ? 'border-t-2 border-brass/60' : 'border-t border-wall-3'}`}
    >
      <dt className="min-w-0">
        <span className={strong || total ? 'font-semibold' : ''}>{label}</span>{' '}
        <span className="text-sm text-bone-3">{note}</span>
      </dt>
      <dd className={`tabular-nums ${total ? 'poster text-xl' : strong ? 'font-semibold' : 'text-bone-2'}`}>
        {formatCents(amount)}
      </dd>
    </div>
  )
}
