/** Invisible, and no line ends beside it. */
const WORD_JOINER = '\u2060'

const NO_BREAK_SPACE = '\u00A0'

/**
 * A text with what has to stay on one line: “No. 7”, “30 Tagen”, “G-Key” and “e-mail”, whose hyphen else ends a line, in
 * Chinese also “共 100 份”, in Japanese “24～48” and “No. 7／全100部”. English keeps every character of the specified texts,
 * which number no copies.
 */
export function toUnbrokenText(text: string, code: string): string {
  const numbered = text.replaceAll(/(?<!\p{L})No\. (?=[{#\d])/gu, `No.${NO_BREAK_SPACE}`)
  if (code === 'en') return numbered
  const joined = numbered
    .replaceAll(/(?<![\p{L}\p{N}/.-])(\p{L})-(?=\p{L})/gu, `$1-${WORD_JOINER}`)
    .replaceAll(/(#|\{(?:days|hours|minutes)\}) (?=\p{L})/gu, `$1${NO_BREAK_SPACE}`)
  if (code === 'zh')
    return joined.replaceAll(/(?<=[共第]) (?=[{#\d])|(?<=\{(?:of|copy|copies)\}) (?=\p{sc=Han})/gu, NO_BREAK_SPACE)
  return code === 'ja'
    ? joined.replaceAll(/[～／]/g, `${WORD_JOINER}$&`).replaceAll(/全(?=[\d{#])/g, `全${WORD_JOINER}`)
    : joined
}
