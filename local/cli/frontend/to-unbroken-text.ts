/** Invisible, and no line ends beside it. */
const WORD_JOINER = '\u2060'

/**
 * A translated text with what has to stay on one line: “G-Key” and “e-mail”, whose hyphen else ends a line, in Japanese also
 * “24～48” and “全100部”. English keeps every character of the specified texts.
 */
export function toUnbrokenText(text: string, code: string): string {
  if (code === 'en') return text
  const joined = text.replaceAll(/(?<![\p{L}\p{N}/.-])(\p{L})-(?=\p{L})/gu, `$1-${WORD_JOINER}`)
  return code === 'ja'
    ? joined.replaceAll('～', `${WORD_JOINER}～`).replaceAll(/全(?=[\d{#])/g, `全${WORD_JOINER}`)
    : joined
}
