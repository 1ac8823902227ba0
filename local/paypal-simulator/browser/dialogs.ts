export type Dialogs = ReturnType<typeof createDialogs>

/**
 * Runs in the page: dialogs in a shadow root. Styles use constructable style sheets, which a `style-src 'self'` policy
 * allows.
 */
export function createDialogs() {
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
    @media (max-width: 640px) { .frame { width: 100vw; height: 100dvh; border-radius: 0; } }
  `

  function createButton(label: string, onClick: () => void, kind = ''): HTMLButtonElement {
    const element = document.createElement('button')
    element.type = 'button'
    element.textContent = label
    element.className = kind
    element.addEventListener('click', onClick)
    return element
  }

  function showDialog(className: string, label: string, onCancel: () => void, ...content: Node[]) {
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

  function createParagraph(text: string): HTMLParagraphElement {
    const element = document.createElement('p')
    element.textContent = text
    return element
  }

  return { createButton, createParagraph, showDialog }
}
