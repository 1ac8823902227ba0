import type { Dialogs } from './dialogs.ts'

type ViewOutcome = { state: 'approved' | 'canceled' | 'destroyed'; payerId?: string }

/** An open approval page. */
export type PaymentView = {
  show(orderId: string): void
  close(): void
  cancel(): void
  ended: Promise<ViewOutcome>
}

type ViewOptions = {
  origin: string
  dialogs: Dialogs
  buildUrl: (orderId: string, via: 'popup' | 'modal') => string
  onEnd: () => void
}

/** Runs in the page: shows the approval page in a popup or in a modal frame. */
export function createPaymentViews({ origin, dialogs, buildUrl, onEnd }: ViewOptions) {
  const CLOSED_CHECK_MS = 300

  /** Receives messages of the approval page only: this origin, this window, this order. */
  function listen(
    from: () => Window | null,
    isOrder: (orderId: string) => boolean,
    end: (outcome: ViewOutcome) => void,
  ) {
    const onMessage = ({ origin: sender, source, data }: MessageEvent) => {
      if (sender !== origin || source !== from() || data?.source !== 'paypal-simulator' || !isOrder(data.orderId))
        return
      end(data.state === 'approved' ? { state: 'approved', payerId: data.payerId } : { state: 'canceled' })
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }

  function openPopup(popup: Window, overlay: boolean): PaymentView {
    let order: string | undefined
    const { promise: ended, resolve } = Promise.withResolvers<ViewOutcome>()
    const cancel = () => end({ state: 'canceled' })
    const stopListening = listen(
      () => popup,
      (orderId) => orderId === order,
      end,
    )
    // Delayed: the final message may still arrive after the window has closed.
    const watch = setInterval(() => popup.closed && setTimeout(cancel, CLOSED_CHECK_MS), CLOSED_CHECK_MS)
    const closeNotice = overlay
      ? dialogs.showDialog(
          'note',
          'Paying with PayPal',
          cancel,
          dialogs.createParagraph('Finish paying in the PayPal window.'),
          dialogs.createButton('Show the window', () => popup.focus(), 'main'),
          dialogs.createButton('Cancel', cancel),
        )
      : undefined
    popup.document.title = 'PayPal simulator'
    popup.document.body.textContent = 'Opening the PayPal simulator…'

    function end(outcome: ViewOutcome) {
      clearInterval(watch)
      stopListening()
      closeNotice?.()
      popup.close()
      onEnd()
      resolve(outcome)
    }

    return {
      ended,
      cancel,
      close: () => end({ state: 'destroyed' }),
      show(orderId) {
        order = orderId
        popup.location.replace(buildUrl(orderId, 'popup'))
        popup.focus()
      },
    }
  }

  function openModal(): PaymentView {
    let order: string | undefined
    const { promise: ended, resolve } = Promise.withResolvers<ViewOutcome>()
    const cancel = () => end({ state: 'canceled' })
    const frame = document.createElement('iframe')
    frame.title = 'PayPal simulator'
    const bar = document.createElement('div')
    bar.className = 'bar'
    bar.append('Payment', dialogs.createButton('Close', cancel))
    const stopListening = listen(
      () => frame.contentWindow,
      (orderId) => orderId === order,
      end,
    )
    const close = dialogs.showDialog('frame', 'Paying with PayPal', cancel, bar, frame)

    function end(outcome: ViewOutcome) {
      stopListening()
      close()
      onEnd()
      resolve(outcome)
    }

    return {
      ended,
      cancel,
      close: () => end({ state: 'destroyed' }),
      show(orderId) {
        order = orderId
        frame.src = buildUrl(orderId, 'modal')
      },
    }
  }

  return { openPopup, openModal }
}
