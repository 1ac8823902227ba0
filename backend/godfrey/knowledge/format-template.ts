/** Fills in `{name}`; a name without a value becomes nothing. */
export function formatTemplate(text: string, values: Record<string, string | number | undefined>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
