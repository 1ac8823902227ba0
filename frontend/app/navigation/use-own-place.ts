import { paths } from '#frontend/lib/paths.ts'
import { useAccount } from '#frontend/auth/use-account.ts'
import { useRoomNewsOf } from '#frontend/green-room/use-room-news.ts'

/**
 * The last place of the navigation: what is yours, or the way to it. `label` is a key of the shell's messages, `unseen`
 * the number of entries in the Green Rooms that wait to be read.
 */
export function useOwnPlace(): { label: 'yours' | 'signIn'; href: string; unseen: number } {
  const account = useAccount()
  const news = useRoomNewsOf(account)
  return account?.isSignedIn
    ? { label: 'yours', href: paths.yours.href, unseen: news.countUnseenIn() }
    : { label: 'signIn', href: paths.signIn.href, unseen: 0 }
}
