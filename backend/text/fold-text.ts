const LETTERS_WITHOUT_DECOMPOSITION: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
}

/** Lower case without accents, words separated by single spaces: 'Ça va, Zoë?' becomes 'ca va zoe'. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[ßøłđðæœþı]/g, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A tsquery matching every word of `text` as a prefix; undefined if it has no words. */
export function buildPrefixQuery(text: string): string | undefined {
  const words = foldText(text).split(' ').filter(Boolean)
  return words.length > 0 ? words.map((word) => `${word}:*`).join(' & ') : undefined
}
