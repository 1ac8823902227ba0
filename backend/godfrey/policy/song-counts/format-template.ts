/** Fills in `{name}`; a name without a value becomes nothing. */
export function formatTemplate(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
