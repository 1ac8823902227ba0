import type { ReactNode } from 'react'
import { Button } from '#frontend/ui/controls/Button.tsx'
import { CaptureProgressNote, getCaptureKey } from './CaptureProgressNote.tsx'
import type { CheckoutProps } from './checkout-props.ts'
import { useCheckout } from './use-checkout.ts'
import { checkout } from '#text/messages/catalogs/checkout/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

interface PayPalCheckoutProps extends CheckoutProps {
  onBusyChange: (busy: boolean) => void
  /** PayPal failed; its session has to be created again. */
  onBroken: () => void
}

/** PayPal's button, or what takes its place: the progress of the capture, a retry, the reason why nothing is sold. */
export function PayPalCheckout(props: PayPalCheckoutProps) {
  const t = useMessages(checkout)
  const { state, isDisabled, start, settle } = useCheckout(props)
  const { purpose } = props.order
  return (
    <div>
      {state.at === 'again' ? (
        <Button variant="go" size="large" className="w-full" onClick={() => void settle(state.orderId)}>
          {t('tryAgain')}
        </Button>
      ) : state.at === 'closed' ? null : state.at === 'settling' ? (
        <CaptureProgressNote status={state.status} purpose={purpose} />
      ) : (
        <div className="min-h-12 [--paypal-button-border-radius:4px]">
          <paypal-button type="pay" disabled={isDisabled || undefined} onClick={start} />
        </div>
      )}
      <div role="status" className="sr-only">
        {state.at === 'paying'
          ? t('paypal.windowOpen')
          : state.at === 'settling'
            ? t(getCaptureKey(state.status, purpose))
            : ''}
      </div>
      {state.at === 'reopened' && (
        <p role="status" className="mt-3 text-sm text-bone-2">
          {t('paypal.reopened')}
        </p>
      )}
      <div role="alert">
        {'problem' in state && state.problem ? <PaymentError>{state.problem}</PaymentError> : null}
      </div>
    </div>
  )
}

const PaymentError = ({ children }: { children: ReactNode }) => (
  <p className="mt-3 flex gap-2 text-sm text-lamp before:font-bold before:content-['!']">{children}</p>
)
