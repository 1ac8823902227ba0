import type { ReactNode } from 'react'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { Dialog } from '#frontend/ui/dialogs/Dialog.tsx'
import { formatCents } from '#frontend/lib/format-money.ts'
import {
  type ReleasePlan,
  calculateUploadCost,
  calculateRevenueRange,
  strategyNames,
} from '#frontend/lib/release-plan.ts'

interface CostBreakdownDialogProps {
  plan: ReleasePlan
  open: boolean
  onOpenChange: (open: boolean) => void
  onComplete: () => void
  onRecalculate: () => void
}

/** Cost of the planned release: the fees charged and the estimated extras. */
export function CostBreakdownDialog({ plan, open, onOpenChange, onComplete, onRecalculate }: CostBreakdownDialogProps) {
  const cost = calculateUploadCost(plan.songCount)
  const revenue = calculateRevenueRange(plan.songCount, plan.keymailStrategy)
  const songs = `${plan.songCount} ${plan.songCount === 1 ? 'song' : 'songs'}`
  return (
    <Dialog
      title="Cost breakdown"
      description={`${songs} · ${strategyNames[plan.keymailStrategy]}`}
      open={open}
      onOpenChange={onOpenChange}
      actions={
        <>
          <Button variant="quiet" onClick={onRecalculate}>
            Recalculate Strategy
          </Button>
          <Button onClick={onComplete}>Complete Upload</Button>
        </>
      }
    >
      <dl>
        <Line label="Upload fees" note={`${plan.songCount} × ${formatCents(cost.each)}`} amount={cost.fees} strong />
        <Line label="Payment fee" note="2.9% + $0.30, estimate" amount={cost.paymentFee} />
        <Line label="Tax" note="8%, estimate" amount={cost.tax} />
        <Line label="Total" note="estimate" amount={cost.total} total />
      </dl>
      <p className="mt-5">
        The PayPal button on this page charges exactly{' '}
        <strong className="font-semibold text-brass-light">{formatCents(cost.fees)}</strong>. Payment fee and tax are
        estimates for your own books.
      </p>
      <p className="mt-3 text-sm text-bone-2">
        Estimated revenue from one fan: {formatCents(revenue.from)}
        {revenue.to > revenue.from && ` to ${formatCents(revenue.to)}`}.
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
