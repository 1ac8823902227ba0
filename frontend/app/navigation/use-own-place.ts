import { paths } from '#frontend/lib/paths.ts'
import { useAccount } from '#frontend/auth/use-account.ts'

/** The last place of the navigation: what is yours, or the way to it. `label` is a key of the shell's messages. */
export function useOwnPlace(): { label: 'yours' | 'signIn'; href: string } {
  const account = useAccount()
  return account?.isSignedIn ? { label: 'yours', href: paths.yours.href } : { label: 'signIn', href: paths.signIn.href }
}
