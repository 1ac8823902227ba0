/** An error whose message is a sentence for the person at the terminal: print it without a stack. */
export class PlainError extends Error {
  override name = 'PlainError'
}
