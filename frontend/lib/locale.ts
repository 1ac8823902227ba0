/** The locale of numbers, amounts and dates on every page without languages of its own. */
export const LOCALE = 'en-US'
