import { ApiError } from '#http/api-error'
import { errors } from '#contract/auth/staff/accounts'

/** Guessable with fewer than 10^8 tries: 0 to 2. */
const MIN_SCORE = 3

/**
 * Throws 422 for a password that is known, common or made of the person's own data. Its length is checked by the
 * contract; any characters are welcome. The dictionaries are loaded with the first call.
 */
export async function assertStrongPassword(password: string, person: { email: string; name: string }): Promise<void> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const own = ['tunemaker', person.email, ...person.email.split(/[@.]/), ...person.name.split(/\s+/)].filter(Boolean)
  const { score } = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }).check(password, own)
  if (score < MIN_SCORE) throw new ApiError(errors['password-weak'])
}
