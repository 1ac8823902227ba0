// Two ways to make spellings of the same text equal. `toFoldedText` keeps words only: for searching and for comparing titles
// and names. `toPatternText` keeps punctuation and the voicing of kana: for texts that regular expressions match.

/** In texts copied from our pages, where it keeps “G-Key” on one line. */
const WORD_JOINER = '\u2060'

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
export function toFoldedText(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[ßøłđðæœþı]/g, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter)
  return toWordsOnly(letters)
}

/** Lower case without accents, apostrophes as spaces, single spaces: 'C’est où ?' becomes 'c est ou ?'. */
export function toPatternText(text: string): string {
  return toUnaccentedText(text.normalize('NFKC').toLowerCase())
    .replaceAll(WORD_JOINER, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll(/[’']/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Latin letters without accents. Kana keep their marks, which make them other letters. */
export function toUnaccentedText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
}

/** Letters and digits, everything between them as one space. */
export function toWordsOnly(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
}
