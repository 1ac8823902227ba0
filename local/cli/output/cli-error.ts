/** An error whose message is meant for the user at the terminal: print it without a stack. */
export class CliError extends Error {
  override name = 'CliError'
}
