import { toFoldedText } from '#text/to-folded-text'

/** Comparison key: folded letters and digits only, so “Ruth-Ann”, “RUTHANN” and “ruthann” are equal. */
export const toNameKey = (name: string) => toFoldedText(name).replaceAll(' ', '')
