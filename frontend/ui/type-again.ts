/**
 * What somebody typed into a field that came drawn, before the code was there to listen, is typed again. Called when the
 * field comes to life; a field that nobody touched holds what it was made with.
 */
export function typeAgain(id: string): void {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLInputElement) || field.value === field.defaultValue) return
  const text = field.value
  // React compares with what it last saw, so it is shown the empty field first and the text without its knowledge.
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
