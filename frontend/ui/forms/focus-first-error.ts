/** A second, or longer where frames are slow. */
const FRAMES_MAX = 60

/** Focuses the first invalid field, as soon as a render has shown the errors. */
export function focusFirstError(form: HTMLElement | null): void {
  let frames = 0
  const focus = () => {
    const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (invalid) invalid.focus()
    else if (++frames < FRAMES_MAX) requestAnimationFrame(focus)
  }
  requestAnimationFrame(focus)
}
