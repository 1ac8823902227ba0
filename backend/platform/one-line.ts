/** Text for one line: line breaks and other control characters become a space. Keeps a name from growing a mail header. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
