/**
 * Controls of the page that a finger or a pointer does not reach, because something lies over their middle. A journey
 * presses a few of them, at the size that it runs at. Runs in the browser.
 */
export function listCoveredControls(): string[] {
  const { scrollX, scrollY } = window
  // What is behind an open dialog is out of reach on purpose.
  const dialogs = document.querySelectorAll('[role=dialog][data-state=open], [role=alertdialog][data-state=open]')
  const root = [...dialogs].at(-1) ?? document.body
  const covered: string[] = []
  for (const control of root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
    // The link that skips to the content is drawn while it has focus.
    if (control.matches(':disabled, [inert] *, [aria-hidden=true] *, [href="#main"]')) continue
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const { width, height } = control.getBoundingClientRect()
    // Shown to readers of the screen only, or stood for by its label.
    if (width < 2 || height < 2) continue
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    // A link in a sentence may be in two lines.
    const [line] = control.getClientRects()
    if (!line) continue
    const hit = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2)
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
    if (hit && [control, ...labels].some((one) => one.contains(hit))) continue
    const name = control.ariaLabel ?? control.textContent?.trim().slice(0, 40)
    covered.push(`${control.tagName} ${name} under ${hit ? hit.outerHTML.slice(0, 80) : 'nothing'}`)
  }
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  return covered
}
