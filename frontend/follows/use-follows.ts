import { listFollows } from '#contract/follows'
import { useApiQuery } from '#frontend/api/use-api-query.ts'
import { useAccount } from '#frontend/auth/use-account.ts'

export type Subject = { artistId: string; songId?: undefined } | { songId: string; artistId?: undefined }

/**
 * What the addresses follow that this browser has proved to own. `isProved`: following takes one press, because no mail
 * has to be answered.
 */
export function useFollows() {
  const account = useAccount()
  const isKnown = (account?.fans.length ?? 0) > 0 || Boolean(account?.isCollector)
  const { data = [] } = useApiQuery(listFollows, { enabled: isKnown })
  return {
    isProved: data.length > 0,
    /** The address of a payment, not yet proved by a mail. */
    suggestion: account?.fans[0]?.email ?? '',
    getFollow: (subject: Subject) =>
      data
        .flatMap(({ follows }) => follows)
        .find(({ artistId, songId }) =>
          subject.songId === undefined ? songId === null && artistId === subject.artistId : songId === subject.songId,
        ),
  }
}
