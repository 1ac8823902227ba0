/** The locale of every number, amount and date on screen. */
export const LOCALE = 'en-US'
