/**
 * Runs in the page: shows the approval page in a popup or a modal frame and receives its outcome. Styles use
 * constructable style sheets, which a `style-src 'self'` policy allows.
 */
export function createPaymentWindows(origin: string) {
  type End = { state: 'approved' | 'canceled' | 'destroyed'; payerId?: string }
  type View = { show(orderId: string): void; close(): void; ended: Promise<End> }
  const NARROW = '(max-width: 640px)'
  const CLOSED_CHECK_MS = 300
  let cancelOpen: (() => void) | undefined

  const css = `
    :host { position: fixed; inset: 0; z-index: 2147483647; pointer-events: auto; color-scheme: light; }
    dialog { box-sizing: border-box; padding: 0; border: 0; border-radius: 16px; background: #fff; color: #14213d; font: 16px/1.45 system-ui, sans-serif; }
    dialog::backdrop { background: rgb(10 16 30 / .72); }
    .note { width: min(360px, calc(100vw - 32px)); padding: 24px; text-align: center; }
    .note p { margin: 0 0 16px; }
    .frame { width: min(480px, 100vw); height: min(760px, 100dvh); max-width: 100vw; max-height: 100dvh; overflow: hidden; }
    .frame[open] { display: flex; flex-direction: column; }
    .bar { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 6px 8px 6px 20px; background: #14213d; color: #fff; font-size: 14px; }
    .bar button { min-height: 36px; background: none; color: #fff; border-color: #7f8dab; }
    iframe { flex: 1; width: 100%; border: 0; background: #fff; }
    button { min-height: 44px; padding: 6px 18px; border: 1px solid #8694ab; border-radius: 22px; background: #fff; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
    button.main { background: #0b4fb3; border-color: #0b4fb3; color: #fff; }
    .note button + button { margin-left: 8px; }
    :focus-visible { outline: 3px solid #5b9dff; outline-offset: 2px; }
    @media ${NARROW} { .frame { width: 100vw; height: 100dvh; border-radius: 0; } }
  `

  function address(orderId: string, via: 'popup' | 'modal' | 'page'): string {
    const query = new URLSearchParams({ token: orderId, origin: location.origin, via })
    if (via === 'page') query.set('return_to', location.href)
    return `${origin}/checkoutnow?${query}`
  }

  function button(label: string, act: () => void, kind = ''): HTMLButtonElement {
    const element = document.createElement('button')
    element.type = 'button'
    element.textContent = label
    element.className = kind
    element.addEventListener('click', act)
    return element
  }

  function dialog(className: string, label: string, onCancel: () => void, ...content: Node[]) {
    const host = document.createElement('div')
    host.dataset['paypalSimulator'] = ''
    // Otherwise the shop's own dialogs would treat clicks and focus in here as outside, and close or trap focus.
    for (const type of ['pointerdown', 'mousedown', 'touchstart', 'focusin', 'click', 'keydown'])
      host.addEventListener(type, (event) => event.stopPropagation())
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    const shadow = host.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = [sheet]
    const element = document.createElement('dialog')
    element.className = className
    element.setAttribute('aria-label', label)
    element.append(...content)
    element.addEventListener('cancel', (event) => {
      event.preventDefault()
      onCancel()
    })
    shadow.append(element)
    document.body.append(host)
    element.showModal()
    return () => {
      element.close()
      host.remove()
    }
  }

  function paragraph(words: string): HTMLParagraphElement {
    const element = document.createElement('p')
    element.textContent = words
    return element
  }

  /** Receives messages of the approval page only: this origin, this window, this order. */
  function listen(from: () => Window | null, isOrder: (orderId: string) => boolean, end: (outcome: End) => void) {
    const heard = ({ origin: sender, source, data }: MessageEvent) => {
      if (sender !== origin || source !== from() || data?.source !== 'paypal-simulator' || !isOrder(data.orderId))
        return
      end(data.state === 'approved' ? { state: 'approved', payerId: data.payerId } : { state: 'canceled' })
    }
    window.addEventListener('message', heard)
    return () => window.removeEventListener('message', heard)
  }

  function openPopup(popup: Window, overlay: boolean): View {
    let order: string | undefined
    const { promise: ended, resolve } = Promise.withResolvers<End>()
    const cancel = () => end({ state: 'canceled' })
    const stopListening = listen(
      () => popup,
      (orderId) => orderId === order,
      end,
    )
    // Delayed: the final message may still arrive after the window has closed.
    const watch = setInterval(() => popup.closed && setTimeout(cancel, CLOSED_CHECK_MS), CLOSED_CHECK_MS)
    const closeNote = overlay
      ? dialog(
          'note',
          'Paying with PayPal',
          cancel,
          paragraph('Finish paying in the PayPal window.'),
          button('Show the window', () => popup.focus(), 'main'),
          button('Cancel', cancel),
        )
      : undefined
    popup.document.title = 'PayPal simulator'
    popup.document.body.textContent = 'Opening the PayPal simulator…'

    function end(outcome: End) {
      clearInterval(watch)
      stopListening()
      closeNote?.()
      popup.close()
      cancelOpen = undefined
      resolve(outcome)
    }

    cancelOpen = cancel
    return {
      ended,
      close: () => end({ state: 'destroyed' }),
      show(orderId) {
        order = orderId
        popup.location.replace(address(orderId, 'popup'))
        popup.focus()
      },
    }
  }

  function openModal(): View {
    let order: string | undefined
    const { promise: ended, resolve } = Promise.withResolvers<End>()
    const cancel = () => end({ state: 'canceled' })
    const frame = document.createElement('iframe')
    frame.title = 'PayPal simulator'
    const bar = document.createElement('div')
    bar.className = 'bar'
    bar.append('Payment', button('Close', cancel))
    const stopListening = listen(
      () => frame.contentWindow,
      (orderId) => orderId === order,
      end,
    )
    const close = dialog('frame', 'Paying with PayPal', cancel, bar, frame)

    function end(outcome: End) {
      stopListening()
      close()
      cancelOpen = undefined
      resolve(outcome)
    }

    cancelOpen = cancel
    return {
      ended,
      close: () => end({ state: 'destroyed' }),
      show(orderId) {
        order = orderId
        frame.src = address(orderId, 'modal')
      },
    }
  }

  return {
    address,
    cancel: () => cancelOpen?.(),
    /**
     * Opens at once. Falls back to a modal when the popup is blocked; on narrow screens `auto` always opens the modal.
     */
    open(mode: string, overlay: boolean): View {
      if (mode === 'modal' || (mode === 'auto' && matchMedia(NARROW).matches)) return openModal()
      const [width, height] = [480, 760]
      const left = Math.round(screenX + Math.max(0, outerWidth - width) / 2)
      const top = Math.round(screenY + Math.max(0, outerHeight - height) / 2)
      const popup = window.open(
        '',
        `paypal-simulator-${Date.now()}`,
        `popup,width=${width},height=${height},left=${left},top=${top}`,
      )
      return popup ? openPopup(popup, overlay) : openModal()
    },
  }
}
