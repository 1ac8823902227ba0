import type { createDialogs } from './dialogs.ts'
import type { createPaymentViews, PaymentView } from './payment-views.ts'

export interface PaymentWindowParts {
  createDialogs: typeof createDialogs
  createPaymentViews: typeof createPaymentViews
}

/** Runs in the page: opens the approval page in a popup or a modal frame, one at a time. */
export function createPaymentWindows(origin: string, parts: PaymentWindowParts) {
  const NARROW = '(max-width: 640px)'
  let current: PaymentView | undefined
  const { openPopup, openModal } = parts.createPaymentViews({
    origin,
    dialogs: parts.createDialogs(),
    buildUrl,
    onEnd: () => (current = undefined),
  })

  function buildUrl(orderId: string, via: 'popup' | 'modal' | 'page'): string {
    const query = new URLSearchParams({ token: orderId, origin: location.origin, via })
    if (via === 'page') query.set('return_to', location.href)
    return `${origin}/checkoutnow?${query}`
  }

  return {
    buildUrl,
    cancel: () => current?.cancel(),
    /**
     * Opens at once. Falls back to a modal when the popup is blocked; on narrow screens `auto` always opens the modal.
     */
    open(mode: string, overlay: boolean): PaymentView {
      if (mode === 'modal' || (mode === 'auto' && matchMedia(NARROW).matches)) return (current = openModal())
      const [width, height] = [480, 760]
      const left = Math.round(screenX + Math.max(0, outerWidth - width) / 2)
      const top = Math.round(screenY + Math.max(0, outerHeight - height) / 2)
      const popup = window.open(
        '',
        `paypal-simulator-${Date.now()}`,
        `popup,width=${width},height=${height},left=${left},top=${top}`,
      )
      return (current = popup ? openPopup(popup, overlay) : openModal())
    },
  }
}
