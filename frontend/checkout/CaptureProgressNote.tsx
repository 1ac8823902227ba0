import type { Purpose } from '#contract/payments'
import { Spinner } from '#frontend/ui/feedback/Spinner.tsx'
import type { CaptureStatus } from './capture-payment.ts'

export function CaptureProgressNote({ status, purpose }: { status: CaptureStatus; purpose: Purpose }) {
  return (
    <div
      className="flex min-h-12 items-start gap-3.5 rounded-md border border-wall-4 bg-wall-2 px-4 py-3"
      aria-hidden="true"
    >
      <Spinner iconOnly label="" className="mt-0.5 text-brass" />
      <p className="text-sm">{CAPTURE_TEXTS[status](purpose)}</p>
    </div>
  )
}

export const HELD_PURPOSES = new Set<Purpose>(['edition', 'art-card'])

const RESERVED_PURPOSES = new Set<Purpose>(['keymail', ...HELD_PURPOSES])

export const CAPTURE_TEXTS: Record<CaptureStatus, (purpose: Purpose) => string> = {
  taking: () => 'Taking your payment…',
  confirming: (purpose) =>
    RESERVED_PURPOSES.has(purpose)
      ? 'PayPal is still confirming your payment. You can close this page; your copy stays reserved.'
      : 'PayPal is still confirming your payment. You can close this page; we go on as soon as it is through.',
  unreachable: () => 'We cannot be reached right now. We keep asking; you will not be charged twice.',
}
