export const PAYPAL_BUTTON_CSS = `
  :host { display: block; min-width: 150px; }
  :host([hidden]) { display: none; }
  button {
    all: unset; box-sizing: border-box; position: relative; display: flex; align-items: center; justify-content: center; gap: .35em;
    width: 100%; min-height: 48px; padding: 6px 16px; border-radius: var(--paypal-button-border-radius, 6px);
    background: #ffc439; color: #1b1b1b; font: 600 17px/1 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
    text-align: center; cursor: pointer; -webkit-tap-highlight-color: transparent; user-select: none;
  }
  button:hover { background: #f5b61f; }
  button:active { background: #e9a90d; }
  button:focus-visible { outline: 3px solid #0b4fb3; outline-offset: 2px; box-shadow: 0 0 0 2px #fff; }
  button:disabled { opacity: .5; cursor: not-allowed; }
  .mark { font-weight: 800; font-style: italic; font-size: 1.18em; letter-spacing: -.03em; color: #00327d; }
  .mark span { color: #00699e; }
  .tag { padding: 3px 7px; border-radius: 99px; background: #4a3800; color: #fff3cf; font-size: 11px; font-weight: 600; letter-spacing: .02em; margin-left: .3em; }
  @media (forced-colors: active) { button { border: 1px solid ButtonText; } }
`

/** Runs in the page: defines <paypal-button>, a gold button whose clicks are ordinary clicks of the element. */
export function registerPaypalButton(css: string) {
  if (customElements.get('paypal-button')) return

  const LABELS: Record<string, [before: string, after: string]> = {
    pay: ['Pay with', ''],
    buynow: ['', 'Buy Now'],
    checkout: ['', 'Checkout'],
    donate: ['Donate with', ''],
    subscribe: ['Subscribe with', ''],
  }

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)

  class PaypalButton extends HTMLElement {
    static observedAttributes = ['disabled', 'type']

    readonly #button = document.createElement('button')

    constructor() {
      super()
      const shadow = this.attachShadow({ mode: 'open', delegatesFocus: true })
      shadow.adoptedStyleSheets = [sheet]
      shadow.append(this.#button)
      this.#button.type = 'button'
      this.#button.part.add('button')
      // Scripts can click the element itself, bypassing the disabled button inside it.
      this.addEventListener(
        'click',
        (event) => {
          if (!this.disabled) return
          event.preventDefault()
          event.stopImmediatePropagation()
        },
        { capture: true },
      )
    }

    connectedCallback() {
      this.#render()
    }

    attributeChangedCallback() {
      this.#render()
    }

    get disabled(): boolean {
      return this.hasAttribute('disabled') && this.getAttribute('disabled') !== 'false'
    }

    set disabled(value: boolean) {
      this.toggleAttribute('disabled', value)
    }

    get type(): string {
      return this.getAttribute('type') ?? 'pay'
    }

    set type(value: string) {
      this.setAttribute('type', value)
    }

    #render() {
      const [before, after] = LABELS[this.type] ?? ['Pay with', '']
      const mark = document.createElement('span')
      mark.className = 'mark'
      mark.append('Pay', Object.assign(document.createElement('span'), { textContent: 'Pal' }))
      const tag = Object.assign(document.createElement('span'), { className: 'tag', textContent: 'simulator' })
      this.#button.replaceChildren(before, ' ', mark, ' ', after, ' ', tag)
      this.#button.disabled = this.disabled
    }
  }

  customElements.define('paypal-button', PaypalButton)
}
