/** Replaces line breaks and other control characters with spaces. Prevents names from injecting mail headers. */
export function toSingleLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
