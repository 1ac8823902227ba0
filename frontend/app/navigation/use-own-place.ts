import { paths } from '#frontend/lib/paths.ts'
import { useAccount } from '#frontend/auth/use-account.ts'

/** The last place of the navigation: what is yours, or the way to it. */
export function useOwnPlace(): { label: string; href: string } {
  const account = useAccount()
  return account?.isSignedIn
    ? { label: 'Yours', href: paths.yours.href }
    : { label: 'Sign in', href: paths.signIn.href }
}
