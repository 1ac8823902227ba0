import type { Purpose } from '#contract/payments'
import { Spinner } from '#frontend/ui/feedback/Spinner.tsx'
import type { CaptureStatus } from './capture-payment.ts'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'
import { checkout } from '#text/messages/catalogs/checkout/en'

export function CaptureProgressNote({ status, purpose }: { status: CaptureStatus; purpose: Purpose }) {
  const t = useMessages(checkout)
  return (
    <div
      className="flex min-h-12 items-start gap-3.5 rounded-md border border-wall-4 bg-wall-2 px-4 py-3"
      aria-hidden="true"
    >
      <Spinner iconOnly label="" className="mt-0.5 text-brass" />
      <p className="text-sm">{t(getCaptureKey(status, purpose))}</p>
    </div>
  )
}

export const HELD_PURPOSES = new Set<Purpose>(['edition', 'art-card'])

const RESERVED_PURPOSES = new Set<Purpose>(['keymail', ...HELD_PURPOSES])

/** The key of what to say while a payment is captured. */
export function getCaptureKey(status: CaptureStatus, purpose: Purpose) {
  if (status === 'confirming') return RESERVED_PURPOSES.has(purpose) ? 'capture.reserved' : 'capture.confirming'
  return status === 'taking' ? 'capture.taking' : 'capture.unreachable'
}
