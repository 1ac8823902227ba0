// Moves focus to the first new element when the step changes.
export const focusStep = (element: HTMLElement | null) => {
  if (!element) return
  element.focus({ preventScroll: true })
  scrollTo(0, 0)
}
