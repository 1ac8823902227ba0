const letters: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', æ: 'ae', œ: 'oe', þ: 'th', ı: 'i' }

/** Lower case, no accents, words separated by one space: 'Ça va, Zoë?' becomes 'ca va zoe'. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[ßøłđðæœþı]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A tsquery that asks for every word of `text` as the beginning of a word; undefined when there is none. */
export function prefixQuery(text: string): string | undefined {
  const words = foldText(text).split(' ').filter(Boolean)
  return words.length > 0 ? words.map((word) => `${word}:*`).join(' & ') : undefined
}
