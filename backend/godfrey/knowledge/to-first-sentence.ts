/** Ends of sentences; no end is what follows a capital letter or a short form, as in "U.S." and "No. 7". */
const sentenceEnd = /(?<=(?<!\p{Lu}|\b[Nn][or])[.!?])\s+|(?<=[。！？])/u

/** A shorter one says too little to be told alone. */
const CHARACTERS_MIN = 30

/** The beginning of an answer, which says what is asked most often. */
export function toFirstSentence(answer: string): string {
  const [first = '', second = ''] = answer.split(sentenceEnd)
  if (first.length >= CHARACTERS_MIN || !second) return first
  return /[。！？]$/.test(first) ? `${first}${second}` : `${first} ${second}`
}
