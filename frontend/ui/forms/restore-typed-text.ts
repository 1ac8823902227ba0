/**
 * Replays text that was typed into a prerendered field before hydration. Run when the field mounts; an untouched field
 * still holds its default value and is skipped.
 */
export function restoreTypedText(id: string): void {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLInputElement) || field.value === field.defaultValue) return
  const text = field.value
  // React ignores an input event whose value equals the last one it tracked: set the tracked value to '' first, then
  // restore the text through the native setter.
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
