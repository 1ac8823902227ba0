import { PayPalProvider } from '@paypal/react-paypal-js/sdk-v6'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getPaymentSetup } from '#contract/payments/orders'
import { sendRequest } from '#frontend/api/api-client.ts'
import { ErrorState } from '#frontend/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#frontend/ui/feedback/Skeleton.tsx'
import { downloadScript } from './download-script.ts'
import type { CheckoutProps } from './checkout-props.ts'
import { PayPalCheckout } from './PayPalCheckout.tsx'
import { checkout } from '#text/messages/catalogs/checkout/en'
import { useMessages } from '#frontend/lib/messages/use-messages.ts'

// PayPal's client token is valid for 15 minutes.
const TOKEN_REFRESH_MS = 8 * 60_000

/** PayPal's button and the checkout behind it. Prevents a second start while one is in progress. */
export function PayPalButton(props: CheckoutProps) {
  const t = useMessages(checkout)
  const [paying, setPaying] = useState(false)
  const changeBusy = (busy: boolean) => {
    setPaying(busy)
    props.onBusyChange?.(busy)
  }
  const setup = useQuery({
    queryKey: [getPaymentSetup.path],
    queryFn: ({ signal }) => startPayPal(signal),
    // A new token creates a new session, which would close PayPal's window during a payment.
    refetchInterval: paying ? false : TOKEN_REFRESH_MS,
  })

  if (setup.data) {
    return (
      <PayPalProvider
        clientToken={setup.data.clientToken}
        environment={PAYPAL_ENVIRONMENTS[setup.data.environment]}
        pageType="checkout"
      >
        <PayPalCheckout {...props} onBusyChange={changeBusy} onBroken={() => void setup.refetch()} />
      </PayPalProvider>
    )
  }
  if (setup.isError) {
    return (
      <ErrorState
        title={t('paypal.unreachable')}
        message={t('paypal.unreachableText')}
        onRetry={() => void setup.refetch()}
        busy={setup.isFetching}
      />
    )
  }
  return (
    <div role="status">
      <span className="sr-only">{t('paypal.loading')}</span>
      <Skeleton className="h-12 w-full" />
    </div>
  )
}

const PAYPAL_ENVIRONMENTS = { sandbox: 'sandbox', live: 'production' } as const

async function startPayPal(signal: AbortSignal) {
  try {
    const setup = await sendRequest(getPaymentSetup, { signal })
    await downloadScript(setup.scriptUrl)
    return setup
  } catch (error) {
    if (!signal.aborted) console.warn('PayPal setup failed.', error)
    throw error
  }
}
